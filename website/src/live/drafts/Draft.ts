import * as v from 'valibot';

const draftSchema = v.object({
  source: v.string(),
  /** The line of p5.js that it was run on, when the reader chose one. */
  p5: v.optional(v.picklist(['1', '2'])),
  /** When it was saved, in milliseconds. */
  time: v.pipe(v.number(), v.finite()),
});

/** What a reader has made of a sketch. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** A draft as it was stored, or `undefined` for anything else. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

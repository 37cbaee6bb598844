import * as v from 'valibot';

const shareSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  /** The line of p5.js to run it on. */
  p5: v.picklist(['1', '2']),
  /** For `randomSeed()` and `noiseSeed()`, when the picture depends on chance. */
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
  title: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** A sketch as it travels in a link. */
export type Share = v.InferOutput<typeof shareSchema>;

/** A sketch out of JSON that anybody may have written, or `undefined`. */
export function parseShare(json: string): Share | undefined {
  try {
    const result = v.safeParse(shareSchema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

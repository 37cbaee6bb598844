import * as v from 'valibot';
import { seedSchema } from '../../runner/protocol';
import { visibleTitle } from '../names';

const shareSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  /** The line of p5.js to run it on. */
  p5: v.picklist(['1', '2']),
  /** The random seed, so that the picture is the same. */
  seed: v.optional(seedSchema),
  title: v.optional(v.pipe(v.string(), v.maxLength(100), v.transform(visibleTitle))),
});

/** A sketch as it travels in a link. */
export type Share = v.InferOutput<typeof shareSchema>;

/** Parses a sketch from JSON that anybody may have written; `undefined` if it is not one. */
export function parseShare(json: string): Share | undefined {
  try {
    const result = v.safeParse(shareSchema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

import * as v from 'valibot';
import { seedSchema } from '../../runner/protocol';
import { visibleTitle } from '../names';

const shareSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  /** The line of p5.js to run it on. */
  p5: v.picklist(['1', '2']),
  /** What chance began with, so that the picture is the same. */
  seed: v.optional(seedSchema),
  title: v.optional(v.pipe(v.string(), v.maxLength(100), v.transform(visibleTitle))),
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

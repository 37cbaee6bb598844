/** The sketches to start from, which `plugins/playground` has read. */
import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import data from '@generated/playground/default/templates.json';
import { digestOf } from '@site/shared/digestOf';

const templateSchema = v.object({
  id: v.string(),
  title: v.string(),
  major: p5MajorSchema,
  fileName: v.string(),
  source: v.string(),
  html: v.string(),
});

export type Template = v.InferOutput<typeof templateSchema>;

export const templates = v.parse(v.tupleWithRest([templateSchema], templateSchema), data);

const publishedSchema = v.array(v.object({ digest: v.string(), title: v.string() }));

/** A sketch that this site has published: an example, or one to start from. */
export interface Published {
  title: string;
}

/**
 * Finds the published sketch with exactly this code, but for line endings and white space at the
 * end. Such code is trusted, wherever the link to it comes from.
 */
export async function findPublished(code: string): Promise<Published | undefined> {
  const digest = await digestOf(code);
  const { default: data } = await import('@generated/playground/default/published.json');
  return v.parse(publishedSchema, data).find((published) => published.digest === digest);
}

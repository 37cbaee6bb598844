/** The sketches to start from, which `plugins/sketches` has read. */
import { p5MajorSchema } from 'sketch-player/p5Majors';
import type { PublishedFolder } from 'sketch-player/publishedFiles';
import * as v from 'valibot';
import data from '@generated/sketches/default/templates.json';
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

const publishedSchema = v.array(
  v.object({
    digest: v.string(),
    title: v.string(),
    folder: v.optional(
      v.object({
        name: v.string(),
        files: v.array(v.object({ name: v.string(), url: v.string() })),
      }),
    ),
  }),
);

/** A sketch that this site has published: an example, or one to start from. */
export interface Published {
  title: string;
}

async function readPublished(): Promise<v.InferOutput<typeof publishedSchema>> {
  const { default: data } = await import('@generated/sketches/default/published.json');
  return v.parse(publishedSchema, data);
}

/** Finds the files that were published with a sketch, by the name that a link has for them. */
export async function findFolder(name: string): Promise<PublishedFolder | undefined> {
  return (await readPublished()).find(({ folder }) => folder?.name === name)?.folder;
}

/**
 * Finds the published sketch with exactly this code, but for line endings and white space at the
 * end. Such code is trusted, wherever the link to it comes from.
 */
export async function findPublished(code: string): Promise<Published | undefined> {
  const digest = await digestOf(code);
  return (await readPublished()).find((published) => published.digest === digest);
}

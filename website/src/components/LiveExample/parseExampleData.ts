import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';

const publishedSchema = v.object({
  name: v.string(),
  files: v.array(v.object({ name: v.string(), url: v.string() })),
});

const exampleDataSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  p5: v.tupleWithRest([p5MajorSchema], p5MajorSchema),
  capture: v.object({ width: v.number(), height: v.number() }),
  needs: v.optional(v.array(v.string()), []),
  /** Files that the sketch loads. */
  published: v.optional(publishedSchema),
  frame: v.string(),
  /** See `FramePicture`. */
  colours: v.object({ image: v.string(), hasBackgrounds: v.boolean() }),
  /** The highlighted source. */
  html: v.string(),
});

export type ExampleData = v.InferOutput<typeof exampleDataSchema>;

/** @throws Error when a page was compiled without the plugin that hands it the example's data. */
export function parseExampleData(value: unknown): ExampleData {
  const result = v.safeParse(exampleDataSchema, value);
  if (!result.success) {
    throw new Error(
      'LiveExample: expected the data of an example; is remarkSketches configured for this page?',
    );
  }
  return result.output;
}

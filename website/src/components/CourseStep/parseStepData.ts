import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';

const stepDataSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  p5: v.tupleWithRest([p5MajorSchema], p5MajorSchema),
  capture: v.object({
    width: v.number(),
    height: v.number(),
    library: v.optional(v.boolean(), true),
  }),
  needs: v.optional(v.array(v.string()), []),
  frame: v.string(),
  /** See `FramePicture`. */
  colours: v.object({ image: v.string(), hasBackgrounds: v.boolean() }),
  /** The highlighted source, with its new lines marked. */
  html: v.string(),
  /** The new lines; empty in the first step, and where only the page around the sketch changes. */
  change: v.optional(v.object({ html: v.string(), added: v.string() })),
});

export type StepData = v.InferOutput<typeof stepDataSchema>;

/** @throws Error when a page was compiled without the plugin that hands it the step. */
export function parseStepData(value: unknown): StepData {
  const result = v.safeParse(stepDataSchema, value);
  if (result.success) return result.output;
  throw new Error(
    'CourseStep: expected the data of a step; is remarkSketches configured for this page?',
  );
}

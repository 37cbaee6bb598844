import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { exerciseRuleSchema } from '@site/shared/exerciseRules';

const exerciseDataSchema = v.object({
  slug: v.string(),
  title: v.string(),
  task: v.string(),
  p5: v.tupleWithRest([p5MajorSchema], p5MajorSchema),
  rules: v.array(exerciseRuleSchema),
  hints: v.array(v.string()),
  canvas: v.object({ width: v.number(), height: v.number() }),
  /** The highlighted starter. */
  html: v.string(),
  answers: v.array(v.object({ why: v.string(), source: v.string(), html: v.string() })),
  /** The target as lines of characters, and the picture of its colours (see `FramePicture`). */
  frame: v.string(),
  picture: v.object({ image: v.string(), hasBackgrounds: v.boolean() }),
  /** Colours of the target's characters, row by row; empty where no rule compares them. */
  colours: v.array(v.nullable(v.string())),
});

export type ExerciseData = v.InferOutput<typeof exerciseDataSchema>;

/** @throws Error when a page was compiled without the plugin that hands it the exercise's data. */
export function parseExerciseData(value: unknown): ExerciseData {
  const result = v.safeParse(exerciseDataSchema, value);
  if (!result.success) {
    throw new Error(
      'Exercise: expected the data of an exercise; is remarkSketches configured for this page?',
    );
  }
  return result.output;
}

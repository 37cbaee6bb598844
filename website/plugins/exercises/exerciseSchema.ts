import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { exerciseRuleSchema } from '../../shared/exerciseRules';
import { parseDataFile } from '../examples/dataFile';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const exerciseSchema = v.strictObject({
  title: text,
  /** What to do, in a sentence or two. */
  task: text,
  /** The major versions of p5.js that the sketches run on. */
  p5: v.optional(
    v.pipe(v.array(p5MajorSchema), v.minLength(1, 'must name a major version of p5: "1" or "2"')),
    ['1', '2'],
  ),
  /** All of them must hold. */
  rules: v.pipe(v.array(exerciseRuleSchema), v.minLength(1, 'must have at least one rule')),
  /** From a nudge to nearly the answer; readers open one after the other. */
  hints: v.pipe(v.array(text), v.minLength(1, 'must have at least one hint')),
  /** Why each answer is right, in their order. */
  answers: v.pipe(v.array(text), v.minLength(1, 'must explain at least one answer')),
  /** The frame that is the target, counted from 1. */
  targetFrame: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1')), 10),
});

export type ExerciseMetadata = v.InferOutput<typeof exerciseSchema>;

/**
 * Reads the text of an `exercise.json`.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule it breaks.
 */
export function parseExercise(json: string, file: string): ExerciseMetadata {
  return parseDataFile(exerciseSchema, json, file);
}

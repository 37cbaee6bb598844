import * as v from 'valibot';
import { parseDataFile } from '../examples/dataFile';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const optionSchema = v.strictObject({
  /** Part of the names of its files, `frame.<name>.txt` and `colours.<name>.txt`. */
  name: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be words of small letters')),
  /** What the frame shows, for readers who do not see it. */
  shows: text,
  /** Why it is right, or what would have to be otherwise for it to be. */
  reason: text,
  isRight: v.optional(v.boolean(), false),
  /** How the sketch differs from the one in the folder: each text, and what takes its place. */
  changes: v.optional(v.array(v.tuple([text, v.string()])), []),
});

const predictionSchema = v.strictObject({
  question: text,
  options: v.pipe(
    v.array(optionSchema),
    v.minLength(2, 'must be at least two'),
    v.maxLength(4, 'must be at most four'),
    v.check(
      (options) => options.filter(({ isRight }) => isRight).length === 1,
      'one must be right',
    ),
    v.check(
      (options) => new Set(options.map(({ name }) => name)).size === options.length,
      'must have different names',
    ),
  ),
});

export type PredictionOption = v.InferOutput<typeof optionSchema>;
export type PredictionMetadata = v.InferOutput<typeof predictionSchema>;

/**
 * Reads the text of a `prediction.json`.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule it breaks.
 */
export function parsePrediction(json: string, file: string): PredictionMetadata {
  return parseDataFile(predictionSchema, json, file);
}

import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { exampleTags } from '../../shared/examples';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const pixels = v.pipe(
  v.number(),
  v.integer('must be a whole number of pixels'),
  v.minValue(16, 'must be at least 16 pixels'),
  v.maxValue(2000, 'must be at most 2000 pixels'),
);

const exampleSchema = v.strictObject({
  title: text,
  summary: text,
  tags: v.pipe(
    v.array(
      v.picklist(
        exampleTags,
        (issue) => `unknown tag ${issue.received}; known tags: ${exampleTags.join(', ')}`,
      ),
    ),
    v.minLength(1, 'must name at least one tag'),
  ),
  /** The major versions of p5.js that the sketch runs on. */
  p5: v.pipe(
    v.array(p5MajorSchema),
    v.minLength(1, 'must name at least one major version of p5: "1" or "2"'),
  ),
  /** What the sketch asks the reader for. Only an example that lists the camera can ask for it. */
  needs: v.optional(
    v.pipe(
      v.array(v.picklist(['camera'], 'must be "camera"; a sketch can ask for nothing else')),
      v.minLength(1, 'must name what is needed, or be left out'),
    ),
  ),
  /** The moment of the sketch that is captured as the still picture of the example. */
  capture: v.strictObject({
    frame: v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1')),
    width: pixels,
    height: pixels,
    /** How many frames up to then are painted: more than one if earlier ones can be seen in it. */
    paintedFrames: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1')),
      1,
    ),
  }),
});

export type ExampleMetadata = v.InferOutput<typeof exampleSchema>;

/**
 * Reads the text of an `example.json`.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule it breaks.
 */
export function parseExample(json: string, file: string): ExampleMetadata {
  const result = v.safeParse(exampleSchema, parseJson(json, file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return `${file}: ${path ? `${path}: ` : ''}${issue.message}`;
  });
  throw new Error(problems.join('\n'));
}

function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** What people may write in the JSON files of examples, stories, exercises and predictions. */
import { typeOfName } from 'sketch-player/fileKinds';
import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { exampleTags } from '../../shared/examples';
import { exerciseRuleSchema } from '../../shared/exerciseRules';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const pixels = v.pipe(
  v.number(),
  v.integer('must be a whole number of pixels'),
  v.minValue(16, 'must be at least 16 pixels'),
  v.maxValue(2000, 'must be at most 2000 pixels'),
);

const fileName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z\d]+(?:-[a-z\d]+)*\.[a-z\d]+$/,
    'must be the name of a file in the folder of the example, in lower-case letters, digits and hyphens, such as "photo.jpg"',
  ),
  v.check((name) => {
    const type = typeOfName(name);
    return type !== undefined && !type.isScript;
  }, 'must be an image, a video, a sound, a font, a model, a shader, JSON or text'),
);

/** Where a file comes from. The page of the example and the page of licences show it. */
const creditSchema = v.strictObject({
  work: text,
  source: v.optional(v.pipe(v.string(), v.startsWith('https://', 'must begin with https://'))),
  licence: v.picklist(
    ['CC0-1.0', 'MIT', 'OFL-1.1'],
    'must be "CC0-1.0", also for what is in the public domain, "MIT" for what was made for the site, or "OFL-1.1" for a font',
  ),
});

const exampleObject = v.strictObject({
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
  /** Files beside the sketch that it loads by these names. They come when it runs. */
  files: v.optional(
    v.pipe(
      v.array(fileName),
      v.minLength(1, 'must name a file, or be left out'),
      v.check((names) => new Set(names).size === names.length, 'must name each file once'),
    ),
  ),
  credits: v.optional(v.pipe(v.array(creditSchema), v.minLength(1, 'must name a work'))),
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
    /** Whether the page of the sketch has the library: the course begins without it. */
    library: v.optional(v.boolean()),
    /** Whether several asciifiers are put together: what is captured of them is as it is seen. */
    composed: v.optional(v.boolean()),
  }),
});

/** An `example.json`. */
export const exampleSchema = v.pipe(
  exampleObject,
  v.forward(
    v.check(
      ({ files, credits }) => files === undefined || credits !== undefined,
      'must say where the files come from, and their licence',
    ),
    ['credits'],
  ),
);

export type ExampleMetadata = v.InferOutput<typeof exampleSchema>;

/** A `story.json`: what a piece is, how it was made, and what to try. */
export const storySchema = v.strictObject({
  about: text,
  steps: v.pipe(
    v.array(text),
    v.length(3, 'must have three captions: for steps/1.js, for steps/2.js, and for the piece'),
  ),
  tries: v.pipe(
    v.array(text),
    v.minLength(2, 'must name two or three changes'),
    v.maxLength(3, 'must name two or three changes'),
  ),
});

export type StoryText = v.InferOutput<typeof storySchema>;

/** An `exercise.json`. */
export const exerciseSchema = v.strictObject({
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

/** One of the frames of which readers predict one. */
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

/** A `prediction.json`. */
export const predictionSchema = v.strictObject({
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

import { predictionSchema, type PredictionOption } from '../schemas';
import {
  ownFrame,
  partPath,
  readData,
  readFrame,
  slugsIn,
  type Frame,
  type FrameFiles,
} from './entries';
import { readSketches, type Sketch } from './examples';

const fileName = 'prediction.json';

/** One of the frames that readers choose from, which may not have been captured yet. */
export interface OptionSketch extends Omit<PredictionOption, 'changes'> {
  /** The sketch that draws it. */
  source: string;
  /** The names of the files that hold its frame. */
  files: FrameFiles;
}

/** What readers predict of an example. */
export interface Prediction<Option extends OptionSketch = OptionSketch> {
  example: Sketch;
  question: string;
  options: Option[];
}

export type PredictedFrame = OptionSketch & Frame;

/**
 * Reads what is to be predicted of the examples in a folder, without the frames.
 *
 * @throws Error naming the file and the rule when something is wrong.
 */
export async function readQuestions(folder: string): Promise<Prediction[]> {
  const examples = await readSketches(folder, fileName);
  return Promise.all(
    examples.map(async (example) => {
      const { question, options } = await readData(
        folder,
        example.slug,
        fileName,
        predictionSchema,
      );
      const file = partPath(folder, example.slug, fileName);
      return { example, question, options: options.map((each) => toSketch(each, example, file)) };
    }),
  );
}

/** Reads what is to be predicted, with the frames to choose from. */
export async function readPredictions(folder: string): Promise<Prediction<PredictedFrame>[]> {
  const predictions = await readQuestions(folder);
  return Promise.all(
    predictions.map(async (prediction) => ({
      ...prediction,
      options: await Promise.all(
        prediction.options.map(async (option) => ({
          ...option,
          ...(await readFrame(folder, prediction.example.slug, option.files)),
        })),
      ),
    })),
  );
}

/** The examples in a folder of which something is to be predicted. */
export function predictionSlugs(folder: string): Promise<string[]> {
  return slugsIn(folder, fileName);
}

function toSketch(
  { changes, ...option }: PredictionOption,
  { source }: Sketch,
  file: string,
): OptionSketch {
  const files =
    changes.length === 0
      ? ownFrame
      : { frame: `frame.${option.name}.txt`, colours: `colours.${option.name}.txt` };
  const changed = changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length === 2) return parts.join(to);
    const count = parts.length - 1;
    throw new Error(
      `${file}: ${option.name}: ${JSON.stringify(from)} must be in the sketch once, not ${count} times`,
    );
  }, source);
  return { ...option, source: changed, files };
}

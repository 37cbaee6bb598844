import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseColours, type FrameColours } from '../examples/frameColours';
import { parsePrediction, type PredictionOption } from './predictionSchema';
import { exampleSlugs, readPart, readSketches, type Sketch } from '../examples/readExamples';

const fileName = 'prediction.json';

/** One of the frames that readers choose from, which may not have been captured yet. */
export interface OptionSketch extends Omit<PredictionOption, 'changes'> {
  /** The sketch that draws it. */
  source: string;
  /** The names of the files that hold its frame. */
  files: FrameFiles;
}

export interface FrameFiles {
  frame: string;
  colours: string;
}

/** What readers predict of an example. */
export interface Prediction<Option extends OptionSketch = OptionSketch> {
  example: Sketch;
  question: string;
  options: Option[];
}

export interface PredictedFrame extends OptionSketch {
  frame: string;
  colours: FrameColours;
}

/** The files of the frame that stands for the example itself. */
export const ownFrame: FrameFiles = { frame: 'frame.txt', colours: 'colours.txt' };

/**
 * Reads what is to be predicted of the examples in a folder, without the frames.
 *
 * @throws Error naming the file and the rule when something is wrong.
 */
export async function readQuestions(folder: string): Promise<Prediction[]> {
  const slugs = await predictionSlugs(folder);
  const examples = await readSketches(folder);
  return Promise.all(
    examples
      .filter(({ slug }) => slugs.includes(slug))
      .map(async (example) => {
        const file = `${basename(folder)}/${example.slug}/${fileName}`;
        const json = await readPart(folder, example.slug, fileName);
        const { question, options } = parsePrediction(json, file);
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
        prediction.options.map((option) => withFrame(option, folder, prediction.example.slug)),
      ),
    })),
  );
}

/** The examples in a folder of which something is to be predicted. */
export async function predictionSlugs(folder: string): Promise<string[]> {
  const slugs = await exampleSlugs(folder);
  return slugs.filter((slug) => existsSync(join(folder, slug, fileName)));
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

async function withFrame(
  option: OptionSketch,
  folder: string,
  slug: string,
): Promise<PredictedFrame> {
  const { files } = option;
  const frame = await readPart(folder, slug, files.frame);
  const colours = await readPart(folder, slug, files.colours);
  const file = `${basename(folder)}/${slug}/${files.colours}`;
  return { ...option, frame, colours: parseColours(colours, frame, file) };
}

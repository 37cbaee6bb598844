/** The stories of pieces, `story.json`: what a piece is, how it was made, and what to try. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parseDataFile } from './dataFile';
import { parseColours, type FrameColours } from './frameColours';
import { exampleSlugs, readPart, readSketches, type Sketch } from './readExamples';

const fileName = 'story.json';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const storySchema = v.strictObject({
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

type StoryText = v.InferOutput<typeof storySchema>;

/** The names of the files that hold the frame of a step. */
interface FrameFiles {
  frame: string;
  colours: string;
}

/** A sketch on the way to a piece, whose frame may not have been captured yet. */
export interface StepSketch {
  example: Sketch;
  source: string;
  files: FrameFiles;
}

export interface Story extends StoryText {
  slug: string;
  /** The frames before that of the piece itself. */
  frames: { frame: string; colours: FrameColours }[];
}

/**
 * Reads the text of a `story.json`.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule it breaks.
 */
export function parseStory(json: string, file: string): StoryText {
  return parseDataFile(storySchema, json, file);
}

/** The steps of all stories in a folder. The last step of each is the piece itself. */
export async function readSteps(folder: string): Promise<StepSketch[]> {
  const slugs = await storySlugs(folder);
  const examples = (await readSketches(folder)).filter(({ slug }) => slugs.includes(slug));
  const steps = examples.map((example) =>
    Promise.all(
      stepFiles.map(async ({ step, ...files }) => {
        const changes = await readPart(folder, example.slug, step);
        // Of two functions with one name, the last counts.
        return { example, source: `${example.source}\n${changes}`, files };
      }),
    ),
  );
  return (await Promise.all(steps)).flat();
}

/** Reads the stories of a folder, with their frames. */
export async function readStories(folder: string): Promise<Story[]> {
  const slugs = await storySlugs(folder);
  return Promise.all(
    slugs.map(async (slug) => {
      const place = `${basename(folder)}/${slug}`;
      const story = parseStory(await readPart(folder, slug, fileName), `${place}/${fileName}`);
      const frames = stepFiles.map(async (files) => {
        const frame = await readPart(folder, slug, files.frame);
        const colours = await readPart(folder, slug, files.colours);
        return { frame, colours: parseColours(colours, frame, `${place}/${files.colours}`) };
      });
      return { ...story, slug, frames: await Promise.all(frames) };
    }),
  );
}

const stepFiles = ['1', '2'].map((number) => ({
  step: `steps/${number}.js`,
  frame: `frame.step-${number}.txt`,
  colours: `colours.step-${number}.txt`,
}));

async function storySlugs(folder: string): Promise<string[]> {
  const slugs = await exampleSlugs(folder);
  return slugs.filter((slug) => existsSync(join(folder, slug, fileName)));
}

/** The stories of pieces, `story.json`: what a piece is, how it was made, and what to try. */
import { storySchema, type StoryText } from '../schemas';
import { readData, readFrame, readPart, slugsIn, type Frame, type FrameFiles } from './entries';
import { readSketches, type Sketch } from './examples';

const fileName = 'story.json';

/** A sketch on the way to a piece, whose frame may not have been captured yet. */
export interface StepSketch {
  example: Sketch;
  source: string;
  files: FrameFiles;
}

export interface Story extends StoryText {
  slug: string;
  /** The frames before that of the piece itself. */
  frames: Frame[];
}

/** The steps of all stories in a folder. The last step of each is the piece itself. */
export async function readSteps(folder: string): Promise<StepSketch[]> {
  const examples = await readSketches(folder, fileName);
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
  const slugs = await slugsIn(folder, fileName);
  return Promise.all(
    slugs.map(async (slug) => {
      const story = await readData(folder, slug, fileName, storySchema);
      const frames = await Promise.all(stepFiles.map((files) => readFrame(folder, slug, files)));
      return { ...story, slug, frames };
    }),
  );
}

const stepFiles = ['1', '2'].map((number) => ({
  step: `steps/${number}.js`,
  frame: `frame.step-${number}.txt`,
  colours: `colours.step-${number}.txt`,
}));

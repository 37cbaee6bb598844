/**
 * Draws the examples, the steps of the course, what is to be predicted of them, and the first
 * answers of the exercises, and keeps a frame of each, its characters and its colours:
 * `npm run frames`, or `npm run frames -- <slug> …` for some of them. The site's browser tests
 * compare with these.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import type { P5Major } from 'sketch-player/p5Majors';
import { Site } from '../packages/p5.asciify/test/browser/harness/site';
import {
  formatColours,
  parseColours,
  type FrameColours,
} from '../website/plugins/sketches/reading/frameColours';
import { ownFrame, type FrameFiles } from '../website/plugins/sketches/reading/entries';
import { readSketches } from '../website/plugins/sketches/reading/examples';
import { readSteps } from '../website/plugins/sketches/reading/stories';
import {
  exerciseCanvas,
  readExerciseSketches,
} from '../website/plugins/sketches/reading/exercises';
import { readQuestions } from '../website/plugins/sketches/reading/predictions';
import { launchOptions } from './browser.js';
import type { SketchFile } from './sketches/openSketch';
import { captureFrame, type Capture, type CapturedFrame } from './sketches/captureFrame';
import { describeColours, describeDifference } from './sketches/compareFrames';
import { reduceColours } from './sketches/reduceColours';

/** Colours per frame: more would not improve its looks, and would make it harder to review. */
const coloursOfFrame = 48;

const root = new URL('../', import.meta.url);
const asked = process.argv.slice(2);

/** A sketch whose frame is kept in its folder. */
interface Captured {
  folder: string;
  files: FrameFiles;
  source: string;
  /** Files that it loads. */
  loads: readonly SketchFile[];
  capture: Capture;
  major: P5Major;
}

/** The frames of a folder's sketches: their own, those that readers choose from, and steps of stories. */
async function framesIn(name: string): Promise<Captured[]> {
  const { pathname } = new URL(`${name}/`, root);
  const sketches = await readSketches(pathname);
  const questions = await readQuestions(pathname);
  const steps = await readSteps(pathname);
  const all = [
    ...sketches.map((sketch) => ({ ...sketch, loads: sketch.files, files: ownFrame })),
    ...questions.flatMap(({ example, options }) =>
      options
        .filter(({ files }) => files !== ownFrame)
        .map(({ source, files }) => ({ ...example, source, loads: example.files, files })),
    ),
    ...steps.map(({ example, source, files }) => {
      return { ...example, source, loads: example.files, files };
    }),
  ];
  return all.map(({ slug, files, source, loads, capture, p5 }) => {
    return { folder: `${name}/${slug}`, files, source, loads, capture, major: p5[0] ?? '1' };
  });
}

const sketches = (await Promise.all(['examples', 'course'].map(framesIn))).flat();
const exercises = (await readExerciseSketches(new URL('exercises/', root).pathname)).map(
  ({ slug, solutions, targetFrame, p5 }): Captured => ({
    folder: `exercises/${slug}`,
    files: ownFrame,
    source: solutions[0] ?? '',
    loads: [],
    capture: { ...exerciseCanvas, frame: targetFrame, paintedFrames: 1 },
    major: p5[0] ?? '1',
  }),
);
const all = [...sketches, ...exercises];
const slugOf = ({ folder }: Captured) => basename(folder);
const unknown = asked.filter((slug) => !all.some((one) => slugOf(one) === slug));
if (unknown.length > 0) {
  throw new Error(
    `There is no sketch ${unknown.join(', ')}; there are: ${[...new Set(all.map(slugOf))].join(', ')}.`,
  );
}

const site = await Site.start();
const browser = await chromium.launch(launchOptions());
const sketchPage = { page: await browser.newPage(), site };
for (const one of all) {
  if (asked.length > 0 && !asked.includes(slugOf(one))) continue;
  const { folder, files, source, loads, capture, major } = one;
  try {
    const captured = await captureFrame(sketchPage, { source, files: loads }, capture, major);
    const changed = await keep(folder, files, captured);
    console.log(`${folder}/${files.frame}: ${changed.join(', ') || 'as it was'}`);
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();
await site.close();

/**
 * Writes the files that have changed, and returns their names. Differences as small as those
 * between graphics cards are ignored: they would only be noise in a review.
 */
async function keep(
  folder: string,
  files: FrameFiles,
  { text, colours }: CapturedFrame,
): Promise<string[]> {
  const fileOf = (name: string) => new URL(`${folder}/${name}`, root);
  const read = (name: string) => readFile(fileOf(name), 'utf8').catch(() => undefined);
  const [frame, kept] = [await read(files.frame), await read(files.colours)];
  const isSameFrame = frame !== undefined && describeDifference(frame, text) === undefined;
  const areSameColours =
    isSameFrame &&
    kept !== undefined &&
    describeColours(parseColours(kept, frame, `${folder}/${files.colours}`), colours) === undefined;
  const changed: string[] = [];
  if (!isSameFrame) {
    await writeFile(fileOf(files.frame), text);
    changed.push(files.frame);
  }
  if (!areSameColours) {
    await writeFile(fileOf(files.colours), formatColours(reduce(colours)));
    changed.push(files.colours);
  }
  return changed;
}

function reduce({ characters, backgrounds }: FrameColours): FrameColours {
  return {
    characters: reduceColours(characters, coloursOfFrame),
    backgrounds: reduceColours(backgrounds, coloursOfFrame),
  };
}

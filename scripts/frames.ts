/**
 * Draws the examples and keeps the frame that stands for each, its characters and its colours:
 * `npm run frames`, or `npm run frames -- <slug> …` for some of them. The site's browser tests
 * compare with these.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { Site } from '../packages/p5.asciify/test/browser/harness/site';
import {
  formatColours,
  parseColours,
  type FrameColours,
} from '../website/plugins/examples/frameColours';
import { readSketches } from '../website/plugins/examples/readExamples';
import { launchOptions } from './browser.js';
import { captureFrame, type CapturedFrame } from './sketches/captureFrame';
import { describeColours, describeDifference } from './sketches/compareFrames';
import { reduceColours } from './sketches/reduceColours';

/** Colours per frame: more would not improve its looks, and would make it harder to review. */
const coloursOfFrame = 48;

const folder = new URL('../examples/', import.meta.url);
const asked = process.argv.slice(2);

const examples = await readSketches(folder.pathname);
const known = examples.map(({ slug }) => slug);
const unknown = asked.filter((slug) => !known.includes(slug));
if (unknown.length > 0) {
  throw new Error(`There is no example ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
}

const site = await Site.start();
const browser = await chromium.launch(launchOptions());
const sketchPage = { page: await browser.newPage(), site };
for (const { slug, source, capture, p5 } of examples) {
  if (asked.length > 0 && !asked.includes(slug)) continue;
  try {
    const captured = await captureFrame(sketchPage, source, capture, p5[0] ?? '1');
    const changed = await keep(slug, captured);
    console.log(`examples/${slug}: ${changed.join(', ') || 'as it was'}`);
  } catch (error) {
    console.error(`examples/${slug}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();
await site.close();

/**
 * Writes the files that have changed, and returns their names. Differences as small as those
 * between graphics cards are ignored: they would only be noise in a review.
 */
async function keep(slug: string, { text, colours }: CapturedFrame): Promise<string[]> {
  const fileOf = (name: string) => new URL(`${slug}/${name}`, folder);
  const read = (name: string) => readFile(fileOf(name), 'utf8').catch(() => undefined);
  const [frame, kept] = [await read('frame.txt'), await read('colours.txt')];
  const isSameFrame = frame !== undefined && describeDifference(frame, text) === undefined;
  const areSameColours =
    isSameFrame &&
    kept !== undefined &&
    describeColours(parseColours(kept, frame, `examples/${slug}/colours.txt`), colours) ===
      undefined;
  const changed: string[] = [];
  if (!isSameFrame) {
    await writeFile(fileOf('frame.txt'), text);
    changed.push('frame.txt');
  }
  if (!areSameColours) {
    await writeFile(fileOf('colours.txt'), formatColours(reduce(colours)));
    changed.push('colours.txt');
  }
  return changed;
}

function reduce({ characters, backgrounds }: FrameColours): FrameColours {
  return {
    characters: reduceColours(characters, coloursOfFrame),
    backgrounds: reduceColours(backgrounds, coloursOfFrame),
  };
}

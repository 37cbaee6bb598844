import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseColours, type FrameColours } from './frameColours';
import { readFiles, type ExampleFile } from './exampleFiles';
import { parseExample, type ExampleMetadata } from './exampleSchema';

/** An example whose frame may not have been captured yet. */
export interface Sketch extends Omit<ExampleMetadata, 'files'> {
  /** The name of its folder. */
  slug: string;
  /** The sketch's source. */
  source: string;
  /** Files that it loads. */
  files: readonly ExampleFile[];
}

export interface Example extends Sketch {
  /** The captured frame, with one line for each row of the grid. */
  frame: string;
  /** The colours of the frame's cells. */
  colours: FrameColours;
}

/**
 * Reads all examples of a folder, by name.
 *
 * @throws Error naming the file and the rule when an example is incomplete or wrong.
 */
export async function readExamples(folder: string): Promise<Example[]> {
  const sketches = await readSketches(folder);
  return Promise.all(
    sketches.map(async (sketch) => {
      const frame = await readPart(folder, sketch.slug, 'frame.txt');
      const colours = await readPart(folder, sketch.slug, 'colours.txt');
      const file = `${basename(folder)}/${sketch.slug}/colours.txt`;
      return { ...sketch, frame, colours: parseColours(colours, frame, file) };
    }),
  );
}

/** Reads all examples of a folder without their frames, which may not have been captured yet. */
export async function readSketches(folder: string): Promise<Sketch[]> {
  const slugs = await exampleSlugs(folder);
  return Promise.all(slugs.map((slug) => readSketch(folder, slug)));
}

/** The names of the examples in a folder. */
export async function exampleSlugs(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function readSketch(folder: string, slug: string): Promise<Sketch> {
  const file = `${basename(folder)}/${slug}/example.json`;
  const metadata = parseExample(await readPart(folder, slug, 'example.json'), file);
  return {
    slug,
    ...metadata,
    source: await readPart(folder, slug, 'sketch.js'),
    files: await readFiles(folder, slug, metadata.files ?? []),
  };
}

/**
 * Reads a file of an example.
 *
 * @throws Error naming the file, and how to make it, when it is missing.
 */
export async function readPart(folder: string, slug: string, name: string): Promise<string> {
  const file = join(folder, slug, name);
  if (existsSync(file)) return readFile(file, 'utf8');
  const isCaptured = /^(?:frame|colours)\./.test(name);
  const hint = isCaptured ? ' Make it with: npm run frames' : '';
  throw new Error(`${basename(folder)}/${slug}/${name} is missing.${hint}`);
}

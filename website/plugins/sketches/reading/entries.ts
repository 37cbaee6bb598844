/** Reads folders of entries, such as `examples`: a folder each, with a JSON file that a schema describes. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parseColours, type FrameColours } from './frameColours';

/** The names of the files that hold a captured frame. */
export interface FrameFiles {
  frame: string;
  colours: string;
}

/** A captured frame. */
export interface Frame {
  /** Its characters, with one line for each row of the grid. */
  frame: string;
  /** The colours of its cells. */
  colours: FrameColours;
}

/** The files of the frame that stands for the entry itself. */
export const ownFrame: FrameFiles = { frame: 'frame.txt', colours: 'colours.txt' };

/**
 * The names of the entries in a folder.
 *
 * @param having A file; entries without it are left out.
 */
export async function slugsIn(folder: string, having?: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((slug) => having === undefined || existsSync(join(folder, slug, having)))
    .sort();
}

/**
 * Reads a file of an entry.
 *
 * @throws Error naming the file, and how to make it, when it is missing.
 */
export async function readPart(folder: string, slug: string, name: string): Promise<string> {
  const file = join(folder, slug, name);
  if (existsSync(file)) return readFile(file, 'utf8');
  const isCaptured = /^(?:frame|colours)\./.test(name);
  const hint = isCaptured ? ' Make it with: npm run frames' : '';
  throw new Error(`${partPath(folder, slug, name)} is missing.${hint}`);
}

/**
 * Reads a JSON file of an entry.
 *
 * @throws Error naming the file and every rule that it breaks.
 */
export async function readData<Schema extends v.GenericSchema>(
  folder: string,
  slug: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseData(schema, await readPart(folder, slug, name), partPath(folder, slug, name));
}

/**
 * Reads a captured frame of an entry.
 *
 * @throws Error naming the file that is missing or wrong.
 */
export async function readFrame(folder: string, slug: string, files = ownFrame): Promise<Frame> {
  const frame = await readPart(folder, slug, files.frame);
  const colours = await readPart(folder, slug, files.colours);
  return { frame, colours: parseColours(colours, frame, partPath(folder, slug, files.colours)) };
}

/** The path of a file of an entry, for messages. */
export function partPath(folder: string, slug: string, name: string): string {
  return `${basename(folder)}/${slug}/${name}`;
}

/**
 * Reads the text of a JSON file that people write.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule that it breaks.
 */
export function parseData<Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(json, file));
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

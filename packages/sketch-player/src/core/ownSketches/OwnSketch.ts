import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { timeSchema } from '../persistence/time';
import { visibleTitle } from '../names';
import { unnamed } from './messages';

/** How many sketches a reader can save. */
export const maxSketches = 500;
/** How long the code of one may be, in characters. */
export const maxCharacters = 1_000_000;
const longestName = 100;
/** How long a name may be before it is cut, in characters; no name that was typed here is longer. */
export const longestTypedName = 1000;

/** The names that the code of a sketch can have; they tell its language. */
export const codeNames = ['sketch.js', 'sketch.ts'] as const;
export type CodeName = (typeof codeNames)[number];

export function codeNameOf(fileName: string): CodeName {
  return fileName.endsWith('.ts') ? 'sketch.ts' : 'sketch.js';
}

/** A name as it can be shown; `undefined` where there is nothing to see. */
export const nameFrom = visibleTitle;

const ownSketchSchema = v.object({
  /** A name as it can be shown; a reader must be able to delete a sketch, whatever it is called. */
  name: v.pipe(
    v.string(),
    v.transform((name) => nameFrom(name) ?? unnamed),
  ),
  source: v.string(),
  p5: p5MajorSchema,
  code: v.picklist(codeNames),
  /** When it was saved first and last, in milliseconds. */
  created: timeSchema(),
  changed: timeSchema(),
});

/** A sketch that the reader has saved under a name. */
export type OwnSketch = v.InferOutput<typeof ownSketchSchema>;

/** Parses a stored record, which any page of this origin may have written. */
export function parseOwnSketch(stored: unknown): OwnSketch | undefined {
  const result = v.safeParse(ownSketchSchema, stored);
  return result.success ? result.output : undefined;
}

/** A sketch with its files, as it is exported and imported. */
export interface PortableSketch extends OwnSketch {
  files: readonly PortableFile[];
}

export interface PortableFile {
  name: string;
  content: string | ArrayBuffer;
}

/** The name, or where another sketch has it already, the name with a number. */
export function freeName(name: string, taken: Iterable<string>): string {
  const used = new Set(Array.from(taken, fold));
  if (!used.has(fold(name))) return name;
  const stem = name.replace(/ \(\d{1,6}\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const room = longestName - suffix.length;
    const numbered = Array.from(stem).slice(0, room).join('').trimEnd() + suffix;
    if (!used.has(fold(numbered))) return numbered;
  }
}

/** What names are compared by: people and file systems may not tell the rest apart. */
function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

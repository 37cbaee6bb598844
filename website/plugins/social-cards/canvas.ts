/** Draws text in the bitmap fonts, pixel by pixel. */
import { breakableParts } from '../../shared/breakableParts';
import glyphs from './glyphs.json';
import type { Raster } from '../png';

export type Face = keyof typeof glyphs;

type Rows = readonly string[];

const faces: Record<Face, ReadonlyMap<string, Rows>> = {
  title: readFace(glyphs.title),
  frame: readFace(glyphs.frame),
};

function readFace(rows: Record<string, string>): ReadonlyMap<string, Rows> {
  return new Map(Object.entries(rows).map(([character, text]) => [character, text.split('/')]));
}

function glyph(face: Face, character: string): Rows {
  return faces[face].get(character) ?? faces[face].get('?') ?? [];
}

export function textWidth(face: Face, text: string): number {
  return [...text].reduce(
    (width, character) => width + (glyph(face, character)[0]?.length ?? 0),
    0,
  );
}

interface Drawing {
  x: number;
  y: number;
  /** One pixel of the font becomes `scale` × `scale` pixels of the picture. */
  scale: number;
  colour: number;
  /** By how much each of them is larger on every side, in pixels of the picture. */
  margin?: number;
}

/** Draws a line of text. */
export function drawText(
  target: Raster,
  face: Face,
  text: string,
  { x, y, scale, colour, margin = 0 }: Drawing,
): void {
  let left = x - margin;
  for (const character of text) {
    const rows = glyph(face, character);
    rows.forEach((row, i) => {
      for (const { index, 0: run } of row.matchAll(/#+/g)) {
        fillRectangle(
          target,
          left + index * scale,
          y + i * scale - margin,
          run.length * scale + 2 * margin,
          scale + 2 * margin,
          colour,
        );
      }
    });
    left += (rows[0]?.length ?? 0) * scale;
  }
}

/** Fills a rectangle; the parts of it outside the picture are cut off. */
function fillRectangle(
  { width, height, pixels }: Raster,
  left: number,
  top: number,
  columns: number,
  rows: number,
  colour: number,
): void {
  const from = Math.max(0, left);
  const to = Math.min(width, left + columns);
  if (from >= to) return;
  for (let y = Math.max(0, top); y < Math.min(height, top + rows); y++) {
    pixels.fill(colour, y * width + from, y * width + to);
  }
}

/**
 * Breaks a text into lines of at most `limit` pixels. Only a word that is longer than a line is
 * broken itself, at the humps of names such as `P5AsciifyGrid` if it has any.
 */
export function wrap(face: Face, text: string, limit: number): string[] {
  const fits = (line: string) => textWidth(face, line.trimEnd()) <= limit;
  const lines = [''];
  const parts = text
    .split(/(?<= )/)
    .flatMap((word) => (fits(word) ? word : breakableParts(word)))
    .flatMap((part) => (fits(part) ? part : [...part]));
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

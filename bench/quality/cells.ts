/** Text-mode cells, and the picture that they make with a font. */
import type { Pixels } from '../../packages/p5.asciify/test/browser/harness/pixels';

export type Rgb = readonly [red: number, green: number, blue: number];

/** One cell: a character and its two colours, from 0 to 255. */
export interface TextCell {
  readonly character: string;
  readonly front: Rgb;
  readonly back: Rgb;
}

/** All glyphs of a font in one picture, in tiles. */
interface Atlas extends Pixels {
  readonly columns: number;
  readonly rows: number;
}

/** The pictures of a font's glyphs, and where each character stands. */
export interface Font {
  readonly atlas: Atlas;
  readonly characters: readonly string[];
}

/** Cells as red, green, blue and alpha, each as large as a tile of the font. Missing cells are black. */
export function drawCells(
  rows: readonly (readonly TextCell[])[],
  cols: number,
  { atlas, characters }: Font,
): Uint8Array {
  const size = atlas.width / atlas.columns;
  const width = cols * size;
  const pixels = new Uint8Array(width * rows.length * size * 4);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  for (const [y, row] of rows.entries()) {
    for (const [x, { character, front, back }] of row.slice(0, cols).entries()) {
      const glyph = Math.max(0, characters.indexOf(character));
      const [left, top] = [
        (glyph % atlas.columns) * size,
        Math.floor(glyph / atlas.columns) * size,
      ];
      for (let i = 0; i < size * size; i++) {
        const [px, py] = [i % size, Math.floor(i / size)];
        const covered = (atlas.data[((top + py) * atlas.width + left + px) * 4 + 3] ?? 0) / 255;
        const at = ((y * size + py) * width + x * size + px) * 4;
        for (const [c, value] of front.entries()) {
          pixels[at + c] = Math.round(value * covered + (back[c] ?? 0) * (1 - covered));
        }
      }
    }
  }
  return pixels;
}

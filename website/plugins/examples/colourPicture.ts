/**
 * Draws the colours of a frame as a picture with one pixel for each cell, which is laid on the
 * frame's characters. It is a thousandth of the size of a picture of the characters themselves, and
 * sharp at any scale.
 */
import { createHash } from 'node:crypto';
import { encodePng } from '../png';
import { coloursOf, type ColourGrid, type FrameColours } from './frameColours';

export interface ColourPicture {
  /** Path below the base URL; it contains a hash of the content. */
  path: string;
  content: Buffer;
  /**
   * Whether a lower half of the picture holds the backgrounds' colours; without it they are black.
   */
  hasBackgrounds: boolean;
}

const black = '#000000';

export function colourPicture(
  slug: string,
  { characters, backgrounds }: FrameColours,
): ColourPicture {
  const hasBackgrounds = coloursOf(backgrounds).some((colour) => colour !== black);
  const grid = [...characters, ...(hasBackgrounds ? backgrounds : [])];
  const content = encode(grid);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/frames/${slug}.${hash}.png`, content, hasBackgrounds };
}

function encode(grid: ColourGrid): Buffer {
  const palette = [black, ...coloursOf(grid).filter((colour) => colour !== black)];
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  let last = 0;
  const pixels = grid.flat().map((colour) => {
    // The colour of an empty cell is not visible; repeating the last one compresses best.
    last = colour === undefined ? last : (indexOf.get(colour) ?? 0);
    return last;
  });
  const width = grid[0]?.length ?? 0;
  return encodePng({ width, height: grid.length, pixels: Uint8Array.from(pixels) }, palette);
}

/**
 * The colours of a frame as a picture of a pixel a cell, to be laid on the frame's characters: a
 * thousandth of a picture of the characters themselves, and sharp at any size.
 */
import { createHash } from 'node:crypto';
import { encodePng } from '../png';
import { coloursOf, type ColourGrid, type FrameColours } from './frameColours';

export interface ColourPicture {
  /** Below the base URL; changes with the content. */
  path: string;
  content: Buffer;
  /** Whether a second half below the first has the colours of the backgrounds; else they are black. */
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
    // Nobody sees the colour of an empty cell; a run of the same is shorter.
    last = colour === undefined ? last : (indexOf.get(colour) ?? 0);
    return last;
  });
  const width = grid[0]?.length ?? 0;
  return encodePng({ width, height: grid.length, pixels: Uint8Array.from(pixels) }, palette);
}

/**
 * Draws the colours of a frame as a picture with one pixel for each cell, which is laid on the
 * frame's characters. It is a thousandth of the size of a picture of the characters themselves, and
 * sharp at any scale.
 */
import { createHash } from 'node:crypto';
import type { PictureColours } from '../../../shared/examples';
import { encodePng } from '../../png';
import type { ColourGrid, FrameColours } from '../reading/frameColours';
import type { Asset } from './siteData';

/** Its path contains a hash of the content. */
export interface ColourPicture extends Asset {
  /**
   * Whether a lower half of the picture holds the backgrounds' colours; without it they are black.
   */
  hasBackgrounds: boolean;
}

/** The colours of a frame as pages show them, with the picture to be served. */
export interface Still {
  colours: PictureColours;
  picture: Asset;
}

const black = '#000000';

/** @param name Part of the name of the picture's file. */
export function stillOf(name: string, frameColours: FrameColours, baseUrl: string): Still {
  const picture = colourPicture(name, frameColours);
  const { path, hasBackgrounds } = picture;
  return { colours: { image: baseUrl + path, hasBackgrounds }, picture };
}

export function colourPicture(
  slug: string,
  { characters, backgrounds }: FrameColours,
): ColourPicture {
  const hasBackgrounds = backgrounds.some((row) =>
    row.some((colour) => (colour ?? black) !== black),
  );
  const grid = [...characters, ...(hasBackgrounds ? backgrounds : [])];
  const content = encode(grid);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/frames/${slug}.${hash}.png`, content, hasBackgrounds };
}

function encode(grid: ColourGrid): Buffer {
  const width = grid[0]?.length ?? 0;
  const pixels = new Uint8Array(width * grid.length);
  const indexOf = new Map([[black, 0]]);
  let last = 0;
  grid.forEach((row, y) => {
    row.forEach((colour, x) => {
      // The colour of an empty cell is not visible; repeating the last one compresses best.
      if (colour !== undefined) {
        last = indexOf.get(colour) ?? indexOf.size;
        indexOf.set(colour, last);
      }
      pixels[y * width + x] = last;
    });
  });
  return encodePng({ width, height: grid.length, pixels }, [...indexOf.keys()]);
}

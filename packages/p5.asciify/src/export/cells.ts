import { decodeGlyphIndex, decodeRotation, decodeTransform } from '../color/encoding';
import type { P5AsciifyCharacter } from '../font/character';
import type { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import type { P5AsciifyRendererManager } from '../renderers/P5AsciifyRendererManager';

/** Red, green, blue and alpha from 0 to 255, alpha not multiplied in. */
export type Bytes = readonly [red: number, green: number, blue: number, alpha: number];

/** What one cell shows. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** `undefined` for an empty cell. */
  readonly glyph: P5AsciifyCharacter | undefined;
  /** The colours as they are seen: inverting has exchanged them already. */
  readonly color: Bytes;
  readonly backgroundColor: Bytes;
  /** Degrees, rounded to two decimals. */
  readonly rotation: number;
  readonly inverted: boolean;
  readonly flipHorizontal: boolean;
  readonly flipVertical: boolean;
}

/** The pixels of the five framebuffers: four numbers a cell, the top row first. */
export interface CellPixels {
  readonly character: ArrayLike<number>;
  readonly primary: ArrayLike<number>;
  readonly secondary: ArrayLike<number>;
  readonly transform: ArrayLike<number>;
  readonly rotation: ArrayLike<number>;
}

/** Alpha, 0 to 255, below which the display shader treats a cell as empty. */
const EMPTY_BELOW = 255 * 0.01;

export function readCellPixels({ cells }: P5AsciifyRendererManager): CellPixels {
  return {
    character: cells.pixels('character'),
    primary: cells.pixels('primaryColor'),
    secondary: cells.pixels('secondaryColor'),
    transform: cells.pixels('transform'),
    rotation: cells.pixels('rotation'),
  };
}

export function readCells(
  rendererManager: P5AsciifyRendererManager,
  grid: P5AsciifyGrid,
  characters: readonly P5AsciifyCharacter[],
): Cell[] {
  return decodeCells(readCellPixels(rendererManager), grid.cols, grid.rows, characters);
}

export function decodeCells(
  pixels: CellPixels,
  cols: number,
  rows: number,
  characters: readonly P5AsciifyCharacter[],
): Cell[] {
  return Array.from({ length: cols * rows }, (_, i) => {
    const transform = bytesAt(pixels.transform, i);
    const rotation = bytesAt(pixels.rotation, i);
    const { invert, flipHorizontally, flipVertically } = decodeTransform(...firstThree(transform));
    const primary = straight(bytesAt(pixels.primary, i));
    const secondary = straight(bytesAt(pixels.secondary, i));
    return {
      x: i % cols,
      y: Math.floor(i / cols),
      glyph: glyphAt(pixels.character, i, characters),
      color: invert ? secondary : primary,
      backgroundColor: invert ? primary : secondary,
      rotation: Math.round(decodeRotation(rotation[0], rotation[1]) * 100) / 100,
      inverted: invert,
      flipHorizontal: flipHorizontally,
      flipVertical: flipVertically,
    };
  });
}

/** One line for each row of the grid. Empty cells are spaces. */
export function decodeLines(
  character: ArrayLike<number>,
  cols: number,
  rows: number,
  characters: readonly P5AsciifyCharacter[],
): string[] {
  return Array.from({ length: rows }, (_, y) =>
    Array.from(
      { length: cols },
      (_, x) => glyphAt(character, y * cols + x, characters)?.character ?? ' ',
    ).join(''),
  );
}

function glyphAt(
  pixels: ArrayLike<number>,
  i: number,
  characters: readonly P5AsciifyCharacter[],
): P5AsciifyCharacter | undefined {
  const [red, green, , alpha] = bytesAt(pixels, i);
  if (alpha < EMPTY_BELOW) return undefined;
  return characters[Math.min(decodeGlyphIndex(red, green), characters.length - 1)];
}

function bytesAt(pixels: ArrayLike<number>, i: number): Bytes {
  const at = (channel: number) => pixels[i * 4 + channel] ?? 0;
  return [at(0), at(1), at(2), at(3)];
}

function firstThree([red, green, blue]: Bytes): [number, number, number] {
  return [red, green, blue];
}

/** Framebuffers keep colours with the alpha multiplied in; files keep them as CSS does. */
export function straight([red, green, blue, alpha]: Bytes): Bytes {
  if (alpha === 0 || alpha === 255) return [red, green, blue, alpha];
  const divide = (channel: number) => Math.min(255, Math.round((channel * 255) / alpha));
  return [divide(red), divide(green), divide(blue), alpha];
}

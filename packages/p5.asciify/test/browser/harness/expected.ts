/**
 * What the library must show, computed from its documented formulas, independent of its code.
 *
 * Where a value lies exactly between two results, rounding on the GPU decides; the functions then
 * return every acceptable result.
 */
import type { Pixels, Rgba } from './pixels';

/** Default characters, darkest first. */
export const RAMP = ' .:-=+*%@#';

const NEAR = 1e-3;

/** Perceived brightness of a colour, 0 to 255. */
export const brightness = ([r, g, b]: Rgba): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** The characters that the brightness renderer may give a colour; `empty` for an empty cell. */
export function brightnessCharacters(
  colour: Rgba,
  characters: string,
  [low, high]: readonly [number, number] = [0, 255],
  empty = '·',
): string[] {
  if (colour[3] === 0) return [empty];
  const glyphs = Array.from(characters);
  const value = brightness(colour);
  const results = [value - NEAR, value, value + NEAR].map((v) => {
    // Brightness cannot leave the range 0–255, so NEAR must not move a value out of it.
    const clamped = Math.min(255, Math.max(0, v));
    if (clamped < low || clamped > high) return empty;
    const bin = Math.floor(((clamped - low) / (high - low)) * glyphs.length);
    return glyphs[Math.min(glyphs.length - 1, Math.max(0, bin))] ?? empty;
  });
  return [...new Set(results)];
}

/** The colour that stands for a character's position in the font. */
export const indexColour = (index: number): number[] => [
  index % 256,
  Math.floor(index / 256) % 256,
  Math.floor(index / 65536),
  255,
];

/** The red and green values that store an angle in degrees. */
export function rotationCode(degrees: number): number[] {
  const scaled = (((degrees % 360) + 360) % 360) * (255 / 360);
  const whole = Math.floor(scaled);
  return [whole, Math.round((scaled - whole) * 255), 0, 255];
}

/** The angle in degrees that a rotation texel stores. */
export const rotationAngle = ([r = 0, g = 0]: readonly number[]): number =>
  ((r + g / 255) * 360) / 255;

export type Layout = {
  cols: number;
  rows: number;
  width: number;
  height: number;
  offsetX: number;
  offsetY: number;
};

/** The largest grid of whole cells that fits into an area. */
export function layout(width: number, height: number, cellWidth: number, cellHeight = cellWidth) {
  const cols = Math.floor(width / cellWidth);
  const rows = Math.floor(height / cellHeight);
  return fixedLayout(width, height, cols, rows, cellWidth, cellHeight);
}

/** A grid of given counts, centred over an area; it may be larger than the area. */
export function fixedLayout(
  width: number,
  height: number,
  cols: number,
  rows: number,
  cellWidth: number,
  cellHeight = cellWidth,
): Layout {
  const grid = { cols, rows, width: cols * cellWidth, height: rows * cellHeight };
  return {
    ...grid,
    offsetX: Math.floor((width - grid.width) / 2),
    offsetY: Math.floor((height - grid.height) / 2),
  };
}

/** The 45° sectors that an edge with these brightness slopes may fall into. */
export function edgeSectors(slopeRight: number, slopeDown: number): number[] {
  const angle = (Math.atan2(slopeRight, slopeDown) * 180) / Math.PI;
  const sector = (degrees: number) => (Math.round(degrees / 45) + 8) % 8;
  return [...new Set([sector(angle - NEAR), sector(angle + NEAR)])];
}

export interface EdgeOptions {
  cols: number;
  rows: number;
  sobelThreshold: number;
  sampleThreshold: number;
}

/**
 * The sectors that the edge renderer may find in each cell of a grey picture, row by row; `[]` for
 * a cell without an edge. For pictures whose size is a multiple of the grid's.
 */
export function edgeCells(picture: Pixels, options: EdgeOptions): number[][] {
  const cellWidth = picture.width / options.cols;
  const cellHeight = picture.height / options.rows;
  return Array.from({ length: options.cols * options.rows }, (_, cell) => {
    const left = (cell % options.cols) * cellWidth;
    const top = Math.floor(cell / options.cols) * cellHeight;
    const counts = new Map<number, number>();
    let total = 0;
    for (let y = top; y < top + cellHeight; y += 1) {
      for (let x = left; x < left + cellWidth; x += 1) {
        const sectors = sobel(picture, x, y, options.sobelThreshold);
        if (sectors.length > 0) total += 1;
        for (const sector of sectors) counts.set(sector, (counts.get(sector) ?? 0) + 1);
      }
    }
    if (total === 0 || total < options.sampleThreshold) return [];
    const most = Math.max(...counts.values());
    return [...counts].filter(([, count]) => count === most).map(([sector]) => sector);
  });
}

function sobel(picture: Pixels, x: number, y: number, threshold: number): number[] {
  const near = [-1, 0, 1];
  const weight = (d: number) => (d === 0 ? 2 : 1);
  const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  const grey = (dx: number, dy: number) => {
    const pixel = clamp(y + dy, picture.height) * picture.width + clamp(x + dx, picture.width);
    return (picture.data[pixel * 4] ?? NaN) / 255;
  };
  const sum = (term: (dx: number, dy: number) => number) =>
    near.flatMap((dx) => near.map((dy) => term(dx, dy) * grey(dx, dy))).reduce((a, b) => a + b, 0);
  const right = sum((dx, dy) => dx * weight(dy));
  const down = sum((dx, dy) => weight(dx) * dy);
  // In grey pictures the length over three equal channels, divided by √3, is that of one channel.
  return Math.hypot(right, down) > threshold ? edgeSectors(right, down) : [];
}

/**
 * Picks, cell by cell, the actual character where it is acceptable and the first acceptable one
 * where it is not: the result equals the actual rows exactly when every cell is right, and reads
 * as a picture when one is wrong.
 */
export function reconcile(actual: string[], acceptable: string[][], cols: number): string[] {
  return Array.from({ length: acceptable.length / cols }, (_, y) => {
    const row = Array.from(actual[y] ?? '');
    return acceptable
      .slice(y * cols, (y + 1) * cols)
      .map((options, x) => {
        const found = row[x];
        return found !== undefined && options.includes(found) ? found : (options[0] ?? '?');
      })
      .join('');
  });
}

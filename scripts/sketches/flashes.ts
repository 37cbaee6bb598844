/**
 * General flashes as WCAG 2.3.1 defines them (https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds):
 * pairs of opposing changes of at least a tenth of the brightest luminance, where the darker one is
 * below 0.8; more than three in a second, on more than a quarter of a field of view of ten degrees.
 */
const smallestChange = 0.1;
const brightestDark = 0.8;
const allowedFlashes = 3;
export const allowedShare = 0.25;

/** A field of view of ten degrees, 341 × 256 pixels, as shares of a picture of 640 × 400. */
const field = { width: 341 / 640, height: 256 / 400 };

/** A second of relative luminance: for each frame, that of each block of pixels, row by row. */
export interface LuminanceFilm {
  columns: number;
  rows: number;
  frames: readonly (readonly number[])[];
}

/** The greatest share of any field of view that flashes more often than is allowed. */
export function flashingShare({ columns, rows, frames }: LuminanceFilm): number {
  const flashing = Array.from({ length: columns * rows }, (_, block) => {
    const flashes = countFlashes(frames.map((frame) => frame[block] ?? 0));
    return flashes > allowedFlashes ? 1 : 0;
  });
  const width = Math.ceil(columns * field.width);
  const height = Math.ceil(rows * field.height);
  let greatest = 0;
  for (let top = 0; top + height <= rows; top++) {
    for (let left = 0; left + width <= columns; left++) {
      let count = 0;
      for (let y = top; y < top + height; y++) {
        for (let x = left; x < left + width; x++) count += flashing[y * columns + x] ?? 0;
      }
      greatest = Math.max(greatest, count / (width * height));
    }
  }
  return greatest;
}

/** Counts the flashes, pairs of opposing changes, in a sequence of luminance values. */
export function countFlashes(course: readonly number[]): number {
  let low = course[0] ?? 0;
  let high = low;
  let direction: 'none' | 'up' | 'down' = 'none';
  let changes = 0;
  for (const luminance of course) {
    if (direction !== 'up' && luminance - low >= smallestChange && low < brightestDark) {
      direction = 'up';
      high = luminance;
      changes += 1;
    } else if (
      direction !== 'down' &&
      high - luminance >= smallestChange &&
      luminance < brightestDark
    ) {
      direction = 'down';
      low = luminance;
      changes += 1;
    }
    low = Math.min(low, luminance);
    high = Math.max(high, luminance);
  }
  return Math.floor(changes / 2);
}

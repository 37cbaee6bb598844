/** Pictures that fill whole cells, so that it does not matter where a cell is sampled. */
import type { Rgba } from './pixels';

export interface Painting {
  /** A colour for each cell, row by row. */
  cells: Rgba[];
  cols: number;
  /** Side of a cell in pixels. */
  size: number;
}

/** A painting from a function of column and row. */
export function painting(
  cols: number,
  rows: number,
  colour: (x: number, y: number) => Rgba,
  size = 16,
): Painting {
  const cells = Array.from({ length: cols * rows }, (_, i) =>
    colour(i % cols, Math.floor(i / cols)),
  );
  return { cells, cols, size };
}

export const grey = (value: number): Rgba => [value, value, value, 255];
export const CLEAR: Rgba = [0, 0, 0, 0];
export const BLACK = grey(0);
export const WHITE = grey(255);

/** The canvas that a painting fills. */
export const canvasOf = ({ cells, cols, size }: Painting) => ({
  width: cols * size,
  height: (cells.length / cols) * size,
});

/** Runs in the page: the `draw()` of sketches that show a painting. */
export function paint({ cells, cols, size }: Painting): void {
  noStroke();
  cells.forEach(([r, g, b, a], i) => {
    if (a === 0) return;
    fill(r, g, b, a);
    rect((i % cols) * size - width / 2, Math.floor(i / cols) * size - height / 2, size, size);
  });
}

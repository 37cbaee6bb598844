/**
 * How the cells of a frame cross the border. Five planes follow each other, with four bytes for each
 * cell, the top row first: red, green, blue and alpha, as the library keeps them. A plane with one
 * byte for each cell comes last: bit _i_ says that layer _i_ has a character there.
 */
export const cellBuffers = ['character', 'primary', 'secondary', 'transform', 'rotation'] as const;
export type CellBuffer = (typeof cellBuffers)[number];

export const BYTES_PER_CELL = 4 * cellBuffers.length + 1;

/** Layers that fit in the byte of a cell. */
export const MAX_LAYERS = 8;

/** Of more asciifiers than these, the first are inspected. */
export const MAX_ASCIIFIERS = 100;

/** A grid with more cells is not inspected; one frame of it would take over 4 MB. */
export const MAX_CELLS = 200_000;

/** Where the plane of a buffer, or of the layers, begins. */
export function planeOf(buffer: CellBuffer | 'layers', cells: number): number {
  const place = buffer === 'layers' ? cellBuffers.length : cellBuffers.indexOf(buffer);
  return 4 * cells * place;
}

/** Alpha below which a buffer says nothing about a cell: 1 % of 255, as in the library. */
export const EMPTY_BELOW = 255 * 0.01;

/** Pixels of the source that are sent at once. Of a larger area, every n-th pixel is sent. */
export const MAX_SOURCE_PIXELS = 1_000_000;

/** A size in logical pixels, or a number of columns and rows. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many whole cells fit into a length. */
export function cellsThatFit(length: number, cellLength: number): number {
  return Math.floor(length / cellLength);
}

/**
 * Where a grid starts so that it sits in the middle, on a whole pixel. Negative when the grid is
 * longer than what it lies on.
 */
export function centringOffset(length: number, gridLength: number): number {
  return Math.floor((length - gridLength) / 2);
}

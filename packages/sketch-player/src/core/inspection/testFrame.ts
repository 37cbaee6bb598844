import { BYTES_PER_CELL, planeOf, type CellBuffer } from '../../protocol/cells';
import type { ReportOf } from '../reports';

/** The bytes of a cell for unit tests, by buffer. */
export type CellBytes = Partial<Record<CellBuffer, readonly number[]>> & { layers?: number };

/** What the sandbox tells of a frame with the given cells. */
export function cellsReport(
  frame: number,
  columns: number,
  cells: readonly CellBytes[],
  others: Partial<ReportOf<'cells'>> = {},
): ReportOf<'cells'> {
  const bytes = new Uint8Array(BYTES_PER_CELL * cells.length);
  cells.forEach(({ layers = 0, ...buffers }, i) => {
    for (const buffer of ['character', 'primary', 'secondary', 'transform', 'rotation'] as const) {
      bytes.set(buffers[buffer] ?? [], planeOf(buffer, cells.length) + 4 * i);
    }
    bytes[planeOf('layers', cells.length) + i] = layers;
  });
  return {
    type: 'cells',
    frame,
    asciifier: 0,
    asciifiers: 1,
    columns,
    rows: cells.length / columns,
    sourceWidth: 10 * columns,
    sourceHeight: (10 * cells.length) / columns,
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    layers: ['below', 'above'],
    bytes: bytes.buffer,
    ...others,
  };
}

import { expect, it } from 'vitest';
import { inspectCell, nearestCell, sampledPixel, sourceOf, textOfFrame } from './InspectedFrame';
import { cellsReport, type CellBytes } from './testFrame';

function frameOf(columns: number, cells: readonly CellBytes[]) {
  const { bytes, ...facts } = cellsReport(1, columns, cells);
  return { ...facts, characters: [' ', 'A', '😀'], bytes: new Uint8Array(bytes) };
}

it('reads a cell as toJSON() writes it', () => {
  const frame = frameOf(2, [
    {},
    {
      character: [1, 0, 0, 255],
      primary: [64, 0, 0, 128],
      secondary: [0, 0, 255, 255],
      transform: [255, 0, 255, 255],
      rotation: [127, 128, 0, 255],
      layers: 0b11,
    },
  ]);
  expect(inspectCell(frame, { x: 1, y: 0 })).toEqual({
    index: 1,
    json: {
      x: 1,
      y: 0,
      character: 'A',
      unicode: 65,
      // Inverting exchanges the colours, and the alpha is no longer multiplied in.
      color: '#0000ffff',
      backgroundColor: '#80000080',
      rotation: 180,
      inverted: true,
      flipHorizontal: false,
      flipVertical: true,
    },
    characterIndex: 1,
    buffers: {
      character: [1, 0, 0, 255],
      primary: [64, 0, 0, 128],
      secondary: [0, 0, 255, 255],
      transform: [255, 0, 255, 255],
      rotation: [127, 128, 0, 255],
    },
    winner: 1,
    covered: [0],
  });
});

it('takes a cell without a character for empty, with a transparent background', () => {
  const frame = frameOf(1, [{ character: [1, 0, 0, 2], secondary: [9, 9, 9, 255] }]);
  const { json, characterIndex, winner } = inspectCell(frame, { x: 0, y: 0 });
  expect(json).toMatchObject({ character: ' ', unicode: 32, backgroundColor: '#00000000' });
  expect(characterIndex).toBeUndefined();
  expect(winner).toBeUndefined();
});

it('takes characters by their index, and the last one for an index that the font does not have', () => {
  const at = (index: number): CellBytes => ({ character: [index % 256, index >> 8, 0, 255] });
  expect(textOfFrame(frameOf(2, [at(1), at(2), {}, at(700)]))).toBe('A😀\n 😀');
  expect(inspectCell(frameOf(1, [at(2)]), { x: 0, y: 0 }).json.unicode).toBe(0x1f600);
});

it('finds the source of a cell, and the pixel in its middle or before it', () => {
  const frame = frameOf(2, [{}, {}, {}, {}]);
  expect(sourceOf(frame, { x: 1, y: 0 })).toEqual({ left: 10, top: 0, width: 10, height: 10 });
  expect(sampledPixel(frame, { x: 1, y: 0 })).toEqual({ left: 14, top: 4 });
  expect(sampledPixel({ ...frame, sourceWidth: 18 }, { x: 0, y: 0 }).left).toBe(4);
  expect(sampledPixel({ ...frame, sourceWidth: 1 }, { x: 0, y: 0 }).left).toBe(0);
});

it('keeps to the cells of the grid', () => {
  const frame = frameOf(2, [{}, {}]);
  expect(nearestCell(frame, { x: -1, y: 5 })).toEqual({ x: 0, y: 0 });
  expect(nearestCell(frame, { x: 9, y: 0 })).toEqual({ x: 1, y: 0 });
});

import { cellBuffers } from '../../protocol/cells';
import { cellOf, type CharacterFrame, type FrameCell } from '../export/frames/CharacterFrame';
import { jsonCell, type InspectedFrame } from './InspectedFrame';

/** A frame stays for this many milliseconds at the most: a sketch that was paused stands still. */
const longestStay = 1000;

/** After working for this many milliseconds, the page may answer before the next frame. */
const longestTask = 20;

/**
 * Reads the frames of an inspection, one after the other. Three hundred frames of 80 × 45 cells that
 * all change take some seconds. Between two frames, the page can answer its reader.
 *
 * @param add Gets each frame, and when it was drawn, in milliseconds since the first.
 * @returns How long all of them are shown, in milliseconds.
 */
export async function eachInTime(
  inspected: Iterable<InspectedFrame>,
  add: (at: number, frame: CharacterFrame) => void,
): Promise<number> {
  let before: InspectedFrame | undefined;
  let characters: CharacterFrame | undefined;
  let at = 0;
  let steps = 0;
  let since = performance.now();
  for (const frame of inspected) {
    if (before) {
      at += Math.min(frame.at - before.at, longestStay);
      steps += 1;
    }
    characters = charactersOf(frame, before, characters);
    add(at, characters);
    before = frame;
    if (performance.now() - since > longestTask) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }
  // The last frame stays as long as the others do on average.
  return at + (steps > 0 ? at / steps : longestStay);
}

/**
 * What an export of the frame as JSON would hold. Cells whose bytes are those of the frame before are
 * taken from it, because most of the work is to read a cell.
 */
export function charactersOf(
  frame: InspectedFrame,
  before?: InspectedFrame,
  charactersBefore?: CharacterFrame,
): CharacterFrame {
  const { columns, rows, sourceWidth, sourceHeight } = frame;
  const count = columns * rows;
  const isComparable =
    before?.columns === columns && before.rows === rows && before.characters === frame.characters;
  const isSame = isComparable ? comparerOf(frame, before) : () => false;
  const cells = Array.from({ length: count }, (_, index): FrameCell => {
    const known = isSame(index) ? charactersBefore?.cells[index] : undefined;
    return known ?? cellOf(jsonCell(frame, { x: index % columns, y: Math.floor(index / columns) }));
  });
  return { cols: columns, rows, cellRatio: sourceWidth / columns / (sourceHeight / rows), cells };
}

/** Compares the buffers of a cell in two frames, four bytes at a time. */
function comparerOf(one: InspectedFrame, other: InspectedFrame): (index: number) => boolean {
  const count = one.columns * one.rows;
  const words = [one, other].map(
    ({ bytes }) => new Uint32Array(bytes.slice(0, 4 * cellBuffers.length * count).buffer),
  );
  const [a = new Uint32Array(), b = new Uint32Array()] = words;
  return (index) =>
    cellBuffers.every((_, plane) => a[plane * count + index] === b[plane * count + index]);
}

import { type CharacterFrame, type FrameCell, type TimedFrame } from './CharacterFrame';
import {
  clearScreen,
  hideCursor,
  moveTo,
  resetStyle,
  rowsOf,
  showCursor,
  styledRun,
} from './terminal';

export interface AsciicastOptions {
  title: string;
  /** Length of the recording, in milliseconds. */
  duration: number;
  recordedAt: Date;
}

/**
 * A recording as an asciicast, version 2: a header and then what is printed when, one JSON value in a
 * line. After the first frame only the cells that change are printed.
 * https://docs.asciinema.org/manual/asciicast/v2/
 */
export function toAsciicast(frames: readonly TimedFrame[], options: AsciicastOptions): string {
  const header = {
    version: 2,
    width: Math.max(1, ...frames.map(({ frame }) => frame.cols)),
    height: Math.max(1, ...frames.map(({ frame }) => frame.rows)),
    timestamp: Math.floor(options.recordedAt.getTime() / 1000),
    duration: secondsOf(options.duration),
    title: options.title,
    env: { TERM: 'xterm-256color' },
  };
  const outputs: [at: number, text: string][] = [];
  let before: CharacterFrame | undefined;
  for (const { at, frame } of frames) {
    const text = before ? update(before, frame) : hideCursor + redraw(frame);
    before = frame;
    if (text !== '') outputs.push([at, text]);
  }
  // A cast is as long as its last output is late.
  outputs.push([options.duration, resetStyle + showCursor]);
  const events = outputs.map(([at, text]) => JSON.stringify([secondsOf(at), 'o', text]));
  return `${[JSON.stringify(header), ...events].join('\n')}\n`;
}

const secondsOf = (milliseconds: number): number => Math.round(milliseconds) / 1000;

function redraw(frame: CharacterFrame): string {
  const rows = rowsOf(frame).map((row, index) => moveTo(0, index) + styledRun(row));
  return resetStyle + clearScreen + rows.join('');
}

function update(before: CharacterFrame, after: CharacterFrame): string {
  if (before.cols !== after.cols || before.rows !== after.rows) return redraw(after);
  const rowsBefore = rowsOf(before);
  return rowsOf(after)
    .map((row, index) => updateRow(rowsBefore[index] ?? [], row, index))
    .join('');
}

/** Prints the runs of cells that differ. */
function updateRow(before: readonly FrameCell[], after: readonly FrameCell[], row: number): string {
  let text = '';
  for (let column = 0; column < after.length; column += 1) {
    const start = column;
    while (column < after.length && !looksSame(before[column], after[column])) column += 1;
    if (column > start) text += moveTo(start, row) + styledRun(after.slice(start, column));
  }
  return text;
}

/** Whether two cells look the same in a terminal, which turns and mirrors nothing. */
function looksSame(one: FrameCell | undefined, other: FrameCell | undefined): boolean {
  return (
    one?.character === other?.character &&
    one?.color === other?.color &&
    one?.background === other?.background
  );
}

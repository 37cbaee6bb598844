import type { CharacterFrame, FrameCell } from './CharacterFrame';
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
 * Writes a recording as an asciicast, version 2: a header and then what is printed when, one JSON
 * value in a line. After the first frame only the cells that change are printed.
 * https://docs.asciinema.org/manual/asciicast/v2/
 */
export class AsciicastWriter {
  private readonly events: string[] = [];
  private before: CharacterFrame | undefined;
  private width = 1;
  private height = 1;

  /** @param at When the frame was drawn, in milliseconds since the recording began. */
  add(at: number, frame: CharacterFrame): void {
    const text = this.before ? update(this.before, frame) : hideCursor + redraw(frame);
    this.before = frame;
    this.width = Math.max(this.width, frame.cols);
    this.height = Math.max(this.height, frame.rows);
    if (text !== '') this.print(at, text);
  }

  /** The parts of the file, in their order: all of it can be longer than a string may be. */
  end({ title, duration, recordedAt }: AsciicastOptions): string[] {
    // A cast is as long as its last output is late.
    this.print(duration, resetStyle + showCursor);
    const header = {
      version: 2,
      width: this.width,
      height: this.height,
      timestamp: Math.floor(recordedAt.getTime() / 1000),
      duration: secondsOf(duration),
      title,
      env: { TERM: 'xterm-256color' },
    };
    return [`${JSON.stringify(header)}\n`, ...this.events];
  }

  private print(at: number, text: string): void {
    this.events.push(`${JSON.stringify([secondsOf(at), 'o', text])}\n`);
  }
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
  if (one === other) return true;
  return (
    one?.character === other?.character &&
    one?.color === other?.color &&
    one?.background === other?.background
  );
}

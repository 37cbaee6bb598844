import headless, { type Terminal } from '@xterm/headless';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AsciicastWriter } from './asciicast';
import { emptyCell, replacement, type CharacterFrame, type FrameCell } from './CharacterFrame';
import { oneColumn, toAnsi } from './terminal';

/** What a terminal shows in a cell. */
type Seen = Pick<FrameCell, 'character' | 'color' | 'background'>;

function open(cols: number, rows: number): Terminal {
  return new headless.Terminal({ cols, rows, allowProposedApi: true });
}

function print(terminal: Terminal, text: string): Promise<void> {
  return new Promise((resolve) => terminal.write(text, resolve));
}

const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

/** Reads the cells that a terminal shows. */
function seen(terminal: Terminal, cols: number, rows: number): Seen[] {
  const cells: Seen[] = [];
  const { active } = terminal.buffer;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const cell = active.getLine(active.baseY + y)?.getCell(x);
      if (!cell?.isFgRGB() || !cell.isBgRGB()) throw new Error(`no true colour in ${x}, ${y}`);
      cells.push({
        character: cell.getChars(),
        color: hex(cell.getFgColor()),
        background: hex(cell.getBgColor()),
      });
    }
  }
  return cells;
}

const expected = ({ cells }: CharacterFrame): Seen[] =>
  cells.map(({ character, color, background }) => ({
    character: oneColumn(character),
    color,
    background,
  }));

const colors = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const characters = fc.oneof(
  fc.constantFrom(...' .:-=+*%@#█▓░│é'),
  fc.constantFrom('漢', '😀', '\u0301', '\u001b', '\n', '', 'ab', '\u200b', '\ud800'),
);

function framesOf(cols: number, rows: number): fc.Arbitrary<CharacterFrame> {
  const cell = fc.record({
    character: characters,
    color: colors,
    background: colors,
    rotation: fc.constant(0),
    flipHorizontal: fc.boolean(),
    flipVertical: fc.boolean(),
  });
  const length = cols * rows;
  return fc
    .array(cell, { minLength: length, maxLength: length })
    .map((cells) => ({ cols, rows, cellRatio: 0.5, cells }));
}

const sizes = fc.tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 5 }));
const anyFrame = sizes.chain(([cols, rows]) => framesOf(cols, rows));

describe('oneColumn', () => {
  it.each([
    ['#', '#'],
    [' ', ' '],
    ['█', '█'],
    ['漢', replacement],
    ['😀', replacement],
    ['e\u0301', replacement],
    ['\u001b', replacement],
    ['\u200d', replacement],
  ])('makes %j %j', (character, shown) => {
    expect(oneColumn(character)).toBe(shown);
  });
});

describe('toAnsi', () => {
  it('prints each cell of any frame in its place and its colours', async () => {
    await fc.assert(
      fc.asyncProperty(anyFrame, async (frame) => {
        const terminal = open(frame.cols, frame.rows + 1);
        await print(terminal, toAnsi(frame));
        expect(seen(terminal, frame.cols, frame.rows)).toEqual(expected(frame));
        expect(terminal.buffer.active.cursorY).toBe(frame.rows);
        terminal.dispose();
      }),
      { numRuns: 50 },
    );
  });

  it('leaves no colour beside or below a frame', async () => {
    const [frame] = fc.sample(framesOf(3, 2), 1);
    if (!frame) throw new Error('no frame was made');
    const terminal = open(6, 4);
    await print(terminal, `${toAnsi(frame)}$`);
    const cellAt = (x: number, y: number) => terminal.buffer.active.getLine(y)?.getCell(x);
    for (const [x, y] of [
      [3, 0],
      [5, 1],
      [0, 2],
      [4, 3],
    ] as const) {
      expect(cellAt(x, y)?.isBgDefault()).toBe(true);
    }
    expect(cellAt(0, 2)?.getChars()).toBe('$');
  });
});

/** Something that is printed: when, in seconds, and what. */
const eventSchema = v.strictTuple([v.number(), v.literal('o'), v.string()]);

/** The events of a cast, checked by the words of its format. */
function readCast(cast: string) {
  const [head = '', ...lines] = cast.trimEnd().split('\n');
  const header: unknown = JSON.parse(head);
  const events = lines.map((line) => {
    const [at, , text] = v.parse(eventSchema, JSON.parse(line));
    return { at, text };
  });
  return { header, events };
}

describe('AsciicastWriter', () => {
  const options = { title: 'Rings', duration: 3000, recordedAt: new Date(1_700_000_000_500) };
  /** A cast of frames that follow each other after some milliseconds. */
  const castOf = (frames: readonly CharacterFrame[], apart: number): string => {
    const writer = new AsciicastWriter();
    frames.forEach((frame, index) => writer.add(index * apart, frame));
    return writer.end(options).join('');
  };

  it('shows each frame, cell for cell, from its time until the next', async () => {
    const anyFrames = sizes.chain(([cols, rows]) =>
      fc.array(fc.oneof(framesOf(cols, rows), { weight: 1, arbitrary: framesOf(cols + 1, rows) }), {
        minLength: 1,
        maxLength: 4,
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyFrames, async (list) => {
        const { header, events } = readCast(castOf(list, 125));
        const cols = Math.max(...list.map((frame) => frame.cols));
        const rows = Math.max(...list.map((frame) => frame.rows));
        expect(header).toEqual({
          version: 2,
          width: cols,
          height: rows,
          timestamp: 1_700_000_000,
          duration: 3,
          title: 'Rings',
          env: { TERM: 'xterm-256color' },
        });
        const terminal = open(cols, rows);
        for (const [index, frame] of list.entries()) {
          const now = events.filter(({ at }) => at === index * 0.125);
          for (const { text } of now) await print(terminal, text);
          expect(seen(terminal, frame.cols, frame.rows)).toEqual(expected(frame));
        }
        expect(events.at(-1)?.at).toBe(3);
        terminal.dispose();
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['character', { character: 'X' }, '255;255;255;48;2;0;0;0mX'],
    ['colour', { color: '#ff0000' }, '255;0;0;48;2;0;0;0mc'],
    ['background', { background: '#0000ff' }, '255;255;255;48;2;0;0;255mc'],
  ])(
    'prints a cell whose %s changes, and nothing for a frame that is the same',
    (_, change, text) => {
      const cells = Array.from('abcd', (character) => ({
        ...emptyCell,
        character,
        color: '#ffffff',
      }));
      const frame = (list: readonly FrameCell[]): CharacterFrame => ({
        cols: 4,
        rows: 1,
        cellRatio: 0.5,
        cells: list,
      });
      const changed = cells.map((cell, x) => (x === 2 ? { ...cell, ...change } : cell));
      const { events } = readCast(castOf([cells, cells, changed].map(frame), 100));
      expect(events.map(({ at }) => at)).toEqual([0, 0.2, 3]);
      expect(events[1]?.text).toBe(`\u001b[1;3H\u001b[38;2;${text}`);
    },
  );
});

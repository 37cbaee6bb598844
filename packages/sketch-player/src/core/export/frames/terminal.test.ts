import headless, { type Terminal } from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacement, type CharacterFrame, type FrameCell } from './CharacterFrame';
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

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFrame } from '../export/frames/CharacterFrame';
import { toAnsi } from '../export/frames/terminal';
import { castOf } from './castOf';
import { inspectCell, type InspectedFrame } from './InspectedFrame';
import { cellsReport, type CellBytes } from './testFrame';
import { charactersOf } from './timedFrames';

const dark: CellBytes = { character: [1, 0, 0, 255], primary: [10, 20, 30, 255] };
const light: CellBytes = {
  character: [2, 0, 0, 255],
  primary: [128, 0, 0, 128],
  secondary: [0, 0, 255, 255],
};
const empty: CellBytes = {};

function frame(number: number, at: number, cells: readonly CellBytes[]): InspectedFrame {
  const { bytes, ...facts } = cellsReport(number, 3, cells);
  return { ...facts, at, characters: [' ', '.', '#'], bytes: new Uint8Array(bytes) };
}

const eventSchema = v.tuple([v.number(), v.literal('o'), v.string()]);

async function read(cast: Blob) {
  const [header = '', ...lines] = (await cast.text()).trimEnd().split('\n');
  return {
    header: JSON.parse(header) as unknown,
    events: lines.map((line) => v.parse(eventSchema, JSON.parse(line))),
  };
}

it('reads the same cells as from the exported JSON', () => {
  const inspected = frame(1, 0, [dark, light, empty, light, dark, dark]);
  const cells = Array.from(
    { length: 6 },
    (_, i) => inspectCell(inspected, { x: i % 3, y: Math.floor(i / 3) }).json,
  );
  const gridSize = { cols: 3, rows: 2, cellWidth: 10, cellHeight: 10 };
  const exported = parseFrame(JSON.stringify({ metadata: { gridSize }, cells }));
  expect(charactersOf(inspected)).toEqual(exported);
  expect(toAnsi(exported)).toContain('#');
});

it('keeps the times between frames, and shortens those of a pause', async () => {
  const cast = await castOf(
    [
      frame(1, 5000, [dark, dark, dark]),
      frame(2, 5100, [dark, light, dark]),
      frame(3, 95_100, [dark, dark, dark]),
    ],
    'Rings',
  );
  const { header, events } = await read(cast);
  expect(header).toMatchObject({ version: 2, width: 3, height: 1, title: 'Rings' });
  expect(events.map(([at]) => at)).toEqual([0, 0.1, 1.1, 1.65]);
  // Only the cell that changes is printed again.
  expect(events[1]?.[2].match(/[.#]/g)).toEqual(['#']);
});

it('shows a single frame for a second', async () => {
  const { header, events } = await read(await castOf([frame(7, 300, [dark])], 'One'));
  expect(header).toMatchObject({ duration: 1 });
  expect(events).toHaveLength(2);
});

it('takes from the frame before only what is the same', () => {
  const cells = [dark, light, empty, light, dark, dark];
  fc.assert(
    fc.property(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
      fc.constantFrom('character', 'primary', 'secondary', 'transform', 'rotation'),
      fc.boolean(),
      (changed, buffer, isOtherFont) => {
        const before = frame(1, 0, cells);
        const after = {
          ...frame(
            2,
            10,
            cells.map((cell, i) =>
              changed.includes(i) ? { ...cell, [buffer]: [2, 200, 90, 255] } : cell,
            ),
          ),
          characters: isOtherFont ? ['x', 'y', 'z'] : before.characters,
        };
        expect(charactersOf(after, before, charactersOf(before))).toEqual(charactersOf(after));
      },
    ),
  );
});

it('lets the page answer while a long recording is made', async () => {
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  const cells = Array.from({ length: 3000 }, (_, i) => (i % 2 ? dark : light));
  const others = cells.map((_, i) => (i % 2 ? light : dark));
  const frames = Array.from({ length: 60 }, (_, i) => frame(i, i, i % 2 ? cells : others));
  await castOf(frames, 'Long');
  clearInterval(timer);
  expect(turns.length).toBeGreaterThan(0);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol';
import type { ReportOf } from '../reports';
import { Inspection } from './Inspection';
import { cellsReport } from './testFrame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cells = Array.from({ length: 6 }, () => ({ character: [1, 0, 0, 255] }));
const frame = (number: number) => cellsReport(number, 3, cells, { characters: ' A' });

function begun() {
  const sent: Command[] = [];
  const inspection = new Inspection((command) => sent.push(command));
  inspection.begin();
  return { inspection, sent };
}

function answer(asked: Command | undefined): ReportOf<'source'> {
  if (asked?.type !== 'readSource') throw new Error('Nothing was asked for.');
  const pixels = new ArrayBuffer(4);
  return { type: 'source', id: asked.id, left: 0, top: 0, columns: 1, rows: 1, step: 1, pixels };
}

it('asks for cells, and shows the first frame at once and later ones at a pace', () => {
  const { inspection, sent } = begun();
  expect(sent).toEqual([{ type: 'inspect', isOn: true, asciifier: 0 }]);
  inspection.receive(frame(1));
  expect(inspection.state.frame?.frame).toBe(1);
  inspection.receive(frame(2));
  inspection.receive(frame(3));
  expect(inspection.state.frame?.frame).toBe(1);
  vi.advanceTimersByTime(100);
  expect(inspection.state).toMatchObject({ frame: { frame: 3 }, place: 2, count: 3 });
});

it('knows the characters of the font from the frame that told them', () => {
  const { inspection } = begun();
  inspection.receive(frame(1));
  inspection.receive(cellsReport(2, 3, cells));
  vi.advanceTimersByTime(100);
  expect(inspection.state.frame?.characters).toEqual([' ', 'A']);
});

it('stays with a frame that was chosen until the newest is followed again', () => {
  const { inspection } = begun();
  for (let number = 1; number <= 5; number++) inspection.receive(frame(number));
  vi.advanceTimersByTime(100);
  inspection.show(1);
  // A frame that was on its way when the sketch was paused.
  inspection.receive(frame(6));
  vi.advanceTimersByTime(100);
  expect(inspection.state).toMatchObject({ frame: { frame: 2 }, place: 1, count: 6 });
  inspection.follow();
  expect(inspection.state).toMatchObject({ frame: { frame: 6 }, place: 5 });
  inspection.show(99);
  expect(inspection.state.place).toBe(5);
});

it('takes the answer to the last question about the source only, and none for earlier frames', () => {
  const { inspection, sent } = begun();
  inspection.receive(frame(1));
  const first = sent.at(-1);
  inspection.choose({ x: 2, y: 1 });
  const second = sent.at(-1);
  expect(second).toMatchObject({ type: 'readSource', left: 15, top: 5, width: 20, height: 20 });
  inspection.receive(answer(first));
  expect(inspection.state.cellSource).toBeUndefined();
  inspection.receive(answer(second));
  expect(inspection.state.cellSource).toMatchObject({ columns: 1 });
  inspection.receive(frame(2));
  vi.advanceTimersByTime(100);
  const third = sent.at(-1);
  inspection.show(0);
  expect(inspection.state.cellSource).toBeUndefined();
  inspection.receive(answer(third));
  expect(inspection.state.cellSource).toBeUndefined();
});

it('asks for the whole source once at a time, and only while it is wanted', () => {
  const { inspection, sent } = begun();
  inspection.receive(frame(1));
  const whole = () =>
    sent.filter((command) => command.type === 'readSource' && command.width === 30);
  expect(whole()).toHaveLength(0);
  inspection.wantWholeSource(true);
  inspection.receive(frame(2));
  vi.advanceTimersByTime(100);
  expect(whole()).toHaveLength(1);
  inspection.receive(answer(whole()[0]));
  expect(inspection.state.wholeSource).toMatchObject({ columns: 1 });
  inspection.wantWholeSource(false);
  expect(inspection.state.wholeSource).toBeUndefined();
});

it('keeps the cell within a grid that became smaller', () => {
  const { inspection } = begun();
  inspection.receive(frame(1));
  inspection.choose({ x: 2, y: 1 });
  inspection.receive(cellsReport(2, 1, cells.slice(0, 1)));
  vi.advanceTimersByTime(100);
  expect(inspection.state.cell).toEqual({ x: 0, y: 0 });
});

it('says why there is nothing to inspect, until there is', () => {
  const { inspection } = begun();
  inspection.receive({ type: 'noCells', message: 'There is no asciifier.' });
  expect(inspection.state).toMatchObject({ refusal: 'There is no asciifier.', frame: undefined });
  inspection.receive(frame(1));
  expect(inspection.state).toMatchObject({ refusal: undefined, frame: { frame: 1 } });
});

it('asks for the cells of another asciifier, and keeps none of the first', () => {
  const { inspection, sent } = begun();
  inspection.receive(frame(1));
  inspection.receive(frame(2));
  inspection.lookAt(1);
  expect(sent.at(-1)).toEqual({ type: 'inspect', isOn: true, asciifier: 1 });
  expect(inspection.state).toMatchObject({ frame: undefined });
  inspection.receive(cellsReport(2, 3, cells, { asciifier: 1, asciifiers: 2, characters: ' A' }));
  expect(inspection.state).toMatchObject({ count: 1, frame: { asciifier: 1 } });
  // Reading anew, and a sketch that starts again, stay with it.
  inspection.refresh();
  inspection.begin();
  expect(sent.slice(-2).map((command) => 'asciifier' in command && command.asciifier)).toEqual([
    1, 1,
  ]);
});

it('has a cell that lies outside the preview scrolled into view, and no other', () => {
  const { inspection, sent } = begun();
  const reveals = () => sent.filter(({ type }) => type === 'reveal');
  // Twice as wide as the preview: the last of three columns lies outside, the one before it half.
  inspection.receive(cellsReport(1, 3, cells, { width: 2, characters: ' A' }));
  inspection.choose({ x: 0, y: 1 });
  expect(reveals()).toEqual([]);
  inspection.choose({ x: 1, y: 1 });
  inspection.choose({ x: 2, y: 0 });
  expect(reveals()).toEqual([
    { type: 'reveal', x: 1, y: 1 },
    { type: 'reveal', x: 2, y: 0 },
  ]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logLevels, type Report } from '../protocol/protocol';
import { forwardConsole } from './console';

const original = globalThis.console;
let sent: Report[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const silent = Object.fromEntries(logLevels.map((level) => [level, () => {}]));
  vi.stubGlobal('console', { ...original, ...silent });
  vi.stubGlobal('window', { setInterval });
  sent = [];
  forwardConsole((report) => sent.push(report));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often each message was sent, in order. */
function counts(): [string, number][] {
  return sent.flatMap((report) =>
    report.type === 'log' ? [[JSON.stringify(report.values), report.count ?? 1]] : [],
  );
}

const described = (text: string) => JSON.stringify([{ type: 'string', text }]);

it('counts a message that repeats, and tells the count before the next one', () => {
  for (let i = 0; i < 5000; i += 1) console.log('again');
  console.log('other');
  expect(counts()).toEqual([
    [described('again'), 1],
    [described('again'), 4999],
    [described('other'), 1],
  ]);
});

it('tells the count within a second when nothing else comes', () => {
  for (let i = 0; i < 3; i += 1) console.log('again');
  vi.advanceTimersByTime(1000);
  expect(counts()).toEqual([
    [described('again'), 1],
    [described('again'), 2],
  ]);
});

it('tells apart what differs in level or type, and what may have changed', () => {
  const ball = { x: 1 };
  console.log('1');
  console.log(1);
  console.warn(1);
  console.log(ball);
  ball.x = 2;
  console.log(ball);
  expect(counts()).toHaveLength(5);
});

it('sends a hundred different ones in a second, and counts the others', () => {
  for (let i = 0; i < 300; i += 1) console.log(i);
  vi.advanceTimersByTime(1000);
  expect(counts()).toHaveLength(100);
  expect(sent.at(-1)).toEqual({ type: 'dropped', count: 200 });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, keepRun, parseHistory, type History, type KeptRun } from './History';

const run = (source: string, time: number, thumbnail?: string): KeptRun => ({
  source,
  p5: '1',
  time,
  ...(thumbnail !== undefined && { thumbnail }),
});

const runs = fc.array(
  fc.record({
    source: fc.oneof(fc.constantFrom('a', 'b', 'cc', '__proto__', ''), fc.string()),
    p5: fc.constantFrom('1' as const, '2' as const),
    time: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 40 },
);
const limits = fc.record({
  runs: fc.integer({ min: 1, max: 8 }),
  characters: fc.integer({ min: 0, max: 40 }),
});
const after = (all: readonly KeptRun[], most?: { runs: number; characters: number }): History =>
  all.reduce((history, each) => keepRun(history, each, most), emptyHistory);

describe('keepRun', () => {
  it('has each source once, the newest run first', () => {
    fc.assert(
      fc.property(runs, (all) => {
        const { runs: kept, dropped } = after(all);
        expect(dropped).toBe(0);
        expect(new Set(kept.map(({ source }) => source))).toEqual(
          new Set(all.map(({ source }) => source)),
        );
        expect(kept.length).toBe(new Set(all.map(({ source }) => source)).size);
        for (const { source, time } of kept) {
          const times = all.filter((each) => each.source === source).map((each) => each.time);
          expect(time).toBe(Math.max(...times));
        }
        expect(kept.map(({ time }) => time)).toEqual(
          kept.map(({ time }) => time).sort((a, b) => b - a),
        );
      }),
    );
  });

  it('keeps to its limits, never drops the run itself, and counts what it drops', () => {
    fc.assert(
      fc.property(runs, limits, (all, most) => {
        let history = emptyHistory;
        for (const each of all) {
          const before = history;
          history = keepRun(before, each, most);
          const { runs: kept, dropped } = history;
          expect(kept.map(({ source }) => source)).toContain(each.source);
          expect(kept.length).toBeLessThanOrEqual(most.runs);
          const characters = kept.reduce((sum, { source }) => sum + source.length, 0);
          expect(characters).toBeLessThanOrEqual(Math.max(most.characters, each.source.length));
          const gone = before.runs.filter(
            ({ source }) => !kept.some((other) => other.source === source),
          );
          expect(dropped - before.dropped).toBe(gone.length);
          // What goes is older than all that stays, but for the run itself.
          for (const { time } of gone) {
            for (const other of kept) {
              if (other.source !== each.source) expect(other.time).toBeGreaterThanOrEqual(time);
            }
          }
        }
      }),
    );
  });

  it('keeps the thumbnail of the same source', () => {
    const history = after([run('a', 1, '@'), run('b', 2), run('a', 3)]);
    expect(history.runs).toEqual([run('a', 3, '@'), run('b', 2)]);
    expect(keepRun(history, run('a', 4, '#')).runs[0]).toEqual(run('a', 4, '#'));
  });
});

describe('parseHistory', () => {
  it('reads what was stored', () => {
    fc.assert(
      fc.property(runs, (all) => {
        const history = after(all);
        expect(parseHistory(structuredClone(history))).toEqual(history);
      }),
    );
  });

  it('throws for nothing, and leaves out what is no run', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (stored, some) => {
        parseHistory(stored);
        const { runs: kept } = parseHistory({ runs: [...some, run('a', 1)], dropped: 0 });
        expect(kept).toContainEqual(run('a', 1));
      }),
    );
    expect(parseHistory({ runs: [{ ...run('a', 1), p5: '3' }], dropped: 2 })).toEqual({
      runs: [],
      dropped: 2,
    });
  });
});

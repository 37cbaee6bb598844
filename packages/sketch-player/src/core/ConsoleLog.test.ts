import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafTypes, treeTypes, summarise, type DescribedValue } from '../protocol/describedValue';
import { parseDescribedValues } from '../protocol/parseDescribedValues';
import { describeValue, describeValues } from '../sandbox/describeValue';
import {
  addEntry,
  countDropped,
  countOf,
  emptyLog,
  entriesOf,
  type ConsoleLog,
} from './ConsoleLog';

function log(...all: unknown[]): ConsoleLog {
  return all.reduce<ConsoleLog>(
    (before, value) => addEntry(before, 'log', [describeValue(value)]),
    emptyLog,
  );
}

it('tells warnings and errors apart, and counts each repeat', () => {
  const levels = ['log', 'warn', 'warn', 'error', 'info'] as const;
  const mixed = levels.reduce<ConsoleLog>(
    (before, level) => addEntry(before, level, [describeValue('same')]),
    emptyLog,
  );
  expect(entriesOf(mixed, 'all').map(({ level }) => level)).toEqual([
    'log',
    'warn',
    'error',
    'info',
  ]);
  expect(entriesOf(mixed, 'warnings')).toMatchObject([{ level: 'warn', count: 2 }]);
  expect(countOf(mixed, 'warnings')).toBe(2);
  expect(countOf(mixed, 'errors')).toBe(1);
  expect(countOf(mixed, 'all')).toBe(5);
});

describe('ConsoleLog', () => {
  it('keeps entries in order, and does not change what it was given', () => {
    const first = log('a');
    const second = addEntry(first, 'warn', [describeValue('b'), describeValue(2)]);
    expect(first.entries).toHaveLength(1);
    expect(second.entries).toMatchObject([
      { id: 0, level: 'log', count: 1, values: [{ text: 'a' }] },
      { id: 1, level: 'warn', count: 1, values: [{ text: 'b' }, { text: '2' }] },
    ]);
  });

  it('folds repeats that follow one another', () => {
    const { entries } = log({ a: [1] }, { a: [1] }, { a: [1] }, 'b', { a: [1] });
    expect(entries.map(({ id, count }) => [id, count])).toEqual([
      [0, 3],
      [1, 1],
      [2, 1],
    ]);
  });

  it('takes several repeats at once', () => {
    const twice = addEntry(log('a'), 'log', [describeValue('a')], 7);
    expect(twice.entries).toMatchObject([{ id: 0, count: 8 }]);
    expect(addEntry(twice, 'log', [describeValue('b')], 3).entries[1]).toMatchObject({ count: 3 });
  });

  it('does not fold what differs in level or value', () => {
    expect(addEntry(log('a'), 'error', [describeValue('a')]).entries).toHaveLength(2);
    expect(log(1, '1').entries).toHaveLength(2);
  });

  it('holds 200 entries and counts the messages that it dropped', () => {
    const full = log('a', 'a', ...Array.from({ length: 200 }, (_, i) => i));
    expect(full.entries).toHaveLength(200);
    expect(full.entries[0]).toMatchObject({ id: 1, values: [{ text: '0' }] });
    expect(full.dropped).toBe(2);
    expect(countDropped(full, 40).dropped).toBe(42);
  });

  it('holds no more than a page draws at once, and always the last entry', () => {
    const message = Array.from({ length: 5 }, () => describeValue('x'.repeat(2000)));
    let full = emptyLog;
    for (let i = 0; i < 20; i += 1) {
      full = addEntry(full, 'log', [describeValue(i), ...message]);
      const drawn = full.entries.flatMap(({ values }) => values.map(summarise)).join('');
      expect(drawn.length).toBeLessThanOrEqual(50_000);
      expect(full.entries.at(-1)?.id).toBe(i);
    }
    expect(full.entries).toHaveLength(4);
    expect(full.dropped).toBe(16);
    // JSON writes a control character as six.
    const long = Array.from({ length: 50 }, () => describeValue(['\0'.repeat(200)]));
    expect(addEntry(full, 'log', long).entries.map(({ id }) => id)).toEqual([20]);
  });

  it('cuts what is longer than a message may be', () => {
    const entries = addEntry(emptyLog, 'log', [
      describeValue({ first: 'a'.repeat(2000) }),
      ...Array.from({ length: 5 }, () => describeValue('b'.repeat(2000))),
      describeValue({ last: 1 }),
    ]).entries;
    const texts = JSON.stringify(entries[0]?.values).match(/[ab]+…?/g) ?? [];
    expect(texts.join('').replace(/…/g, '').length).toBeLessThan(10_100);
    expect(entries[0]?.values.at(-1)).toMatchObject({ text: '…', entries: [{ key: '…' }] });
  });

  it('shows a note in the place of what is no description', () => {
    let deep: unknown = describeValue(1);
    for (let i = 0; i < 20_000; i += 1) {
      deep = { type: 'object', text: 'x', more: 0, entries: [{ key: 'a', value: deep }] };
    }
    for (const value of [undefined, 'text', { type: 'html', text: '' }, { type: 'string' }, deep]) {
      expect(addEntry(emptyLog, 'log', [value]).entries[0]?.values).toEqual([
        { type: 'omitted', text: '(cannot be shown)' },
      ]);
    }
  });

  it('accepts whatever the frame describes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withSet: true }), (value) => {
        const described = describeValue(value);
        expect(parseDescribedValues([described])).toEqual([described]);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows a note for whatever a frame forges, and nothing that is no description', () => {
    const { forged } = fc.letrec((tie) => ({
      forged: fc.oneof(
        { maxDepth: 4 },
        fc.anything(),
        fc.record(
          {
            type: fc.oneof(
              fc.constantFrom('string', 'object', 'array', 'omitted', '__proto__', 'html'),
              fc.anything(),
            ),
            text: fc.oneof(fc.string(), fc.anything(), fc.constant('x'.repeat(5001))),
            entries: fc.oneof(
              fc.array(fc.record({ key: fc.string(), value: tie('forged') }), { maxLength: 3 }),
              fc.anything(),
            ),
            more: fc.oneof(fc.nat(), fc.anything()),
            __html: fc.string(),
          },
          { requiredKeys: [] },
        ),
      ),
    }));
    fc.assert(
      fc.property(forged, (value) => {
        parseDescribedValues([value]).forEach(expectDescription);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a hostile message', () => {
  const leaf = { type: 'string', text: 'x' };
  const tree = (values: readonly unknown[]) => ({
    type: 'object',
    text: 'Object',
    entries: values.map((value) => ({ key: 'a', value })),
    more: 0,
  });
  /**
   * Small in memory, but huge when written out: each level holds the level below it a hundred
   * times.
   */
  const shared = (depth: number): unknown =>
    depth === 0 ? leaf : tree(Array<unknown>(100).fill(shared(depth - 1)));
  const cyclic: { entries: unknown[] } = tree([]);
  cyclic.entries.push({ key: 'a', value: cyclic });

  const hostile = fc.oneof(
    fc.integer({ min: 1, max: 8 }).map(shared),
    fc.constant(cyclic),
    fc.constantFrom(201, 1e6, 2 ** 32 - 1).map((length) => {
      const entries: unknown[] = [];
      entries.length = length;
      return { ...tree([]), entries };
    }),
    fc
      .integer({ min: 1, max: 1e6 })
      .map((size) => ({ ...tree([]), entries: new Uint8Array(size) })),
    fc.integer({ min: 1, max: 1e6 }).map((size) => ({ type: 'string', text: 'x'.repeat(size) })),
    fc
      .integer({ min: 1, max: 5000 })
      .map((depth) =>
        Array.from({ length: depth }).reduce<unknown>((inner) => tree([inner]), leaf),
      ),
    fc.constant(
      Object.defineProperty({ ...tree([]) }, 'entries', {
        get: () => [{ key: 'a', value: cyclic }],
      }),
    ),
    fc.anything({ withTypedArray: true, withSparseArray: true, withMap: true, withSet: true }),
  );

  it('is refused or shown after a bounded number of steps', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 50 }), (values) => {
        let steps = 0;
        const watched = values.map((value) => watch(value, () => (steps += 1)));
        parseDescribedValues(watched).forEach(expectDescription);
        // At most a thousand nodes are read, a few fields of each, and those twice.
        expect(steps).toBeLessThan(30_000);
      }),
    );
  });

  it('shares its room among the values that it holds', () => {
    const many = Array.from({ length: 90 }, (_, i) => i);
    const values = parseDescribedValues(describeValues(Array.from({ length: 20 }, () => many)));
    expect(values.map(({ type }) => type)).not.toContain('html');
    expect(values).not.toContainEqual({ type: 'omitted', text: '(cannot be shown)' });
    expect(countNodes(values)).toBeLessThan(600);
  });
});

/** The same value, which reports every step that is made in it. */
function watch(value: unknown, step: () => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      step();
      return watch(Reflect.get(target, key), step);
    },
    has(target, key) {
      step();
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      step();
      return Reflect.ownKeys(target);
    },
  });
}

function countNodes(values: readonly DescribedValue[]): number {
  return values.reduce(
    (sum, value) =>
      sum + 1 + ('entries' in value ? countNodes(value.entries.map((entry) => entry.value)) : 0),
    0,
  );
}

/** Checks that a description has the form and the size that the console can show. */
function expectDescription(value: DescribedValue): void {
  expect(typeof value.text).toBe('string');
  expect(value.text.length).toBeLessThanOrEqual(5000);
  if (!('entries' in value)) {
    expect(Object.keys(value).sort()).toEqual(['text', 'type']);
    expect(leafTypes).toContain(value.type);
    return;
  }
  expect(Object.keys(value).sort()).toEqual(['entries', 'more', 'text', 'type']);
  expect(treeTypes).toContain(value.type);
  expect(value.more).toBeGreaterThanOrEqual(0);
  for (const entry of value.entries) {
    expect(typeof entry.key).toBe('string');
    expectDescription(entry.value);
  }
}

describe('summarise', () => {
  it.each([
    ['text', 'text'],
    [{ x: 3, name: 'ball' }, '{ x: 3, name: "ball" }'],
    [[1, 'a', [2]], 'Array(3) [ 1, "a", Array(1) ]'],
    [[], 'Array(0) []'],
    [[1, 2, 3, 4, 5, 6], 'Array(6) [ 1, 2, 3, 4, 5, … ]'],
    [new Map([['a', 1]]), 'Map(1) { a: 1 }'],
    [new Set([null]), 'Set(1) [ null ]'],
    [new RangeError('too far'), 'RangeError: too far'],
  ])('writes %j on one line', (value, line) => {
    expect(summarise(describeValue(value))).toBe(line);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DescribedValue } from '../protocol/describedValue';
import { describeValue } from './describeValue';

function count(value: DescribedValue): number {
  if (!('entries' in value)) return 1;
  return value.entries.reduce((sum, entry) => sum + count(entry.value), 1);
}

function depth(value: DescribedValue): number {
  if (!('entries' in value)) return 0;
  return 1 + Math.max(0, ...value.entries.map((entry) => depth(entry.value)));
}

class Ball {
  x = 3;
  get area(): number {
    throw new Error('a getter was called');
  }
}

describe('describeValue', () => {
  it.each([
    ['hello', 'string', 'hello'],
    [1.5, 'number', '1.5'],
    [-0, 'number', '-0'],
    [NaN, 'number', 'NaN'],
    [12n, 'bigint', '12n'],
    [true, 'boolean', 'true'],
    [undefined, 'undefined', 'undefined'],
    [null, 'null', 'null'],
    [Symbol('id'), 'symbol', 'Symbol(id)'],
    [Math.max, 'function', 'function max()'],
    [Ball, 'function', 'class Ball'],
    [/a+/g, 'text', '/a+/g'],
    [new Date(0), 'text', '1970-01-01T00:00:00.000Z'],
    [new Date(NaN), 'text', 'an invalid date'],
  ])('describes %s', (value, type, text) => {
    expect(describeValue(value)).toEqual({ type, text });
  });

  it('describes objects by their class and their own properties', () => {
    expect(describeValue(new Ball())).toEqual({
      type: 'object',
      text: 'Ball',
      entries: [{ key: 'x', value: { type: 'number', text: '3' } }],
      more: 0,
    });
    expect(describeValue({ [Symbol('s')]: 1 })).toMatchObject({ entries: [{ key: 'Symbol(s)' }] });
    expect(describeValue(Object.create(null))).toMatchObject({ type: 'object', text: 'Object' });
  });

  it('names getters and does not call them', () => {
    const value = {
      get trap(): never {
        throw new Error('a getter was called');
      },
    };
    expect(describeValue(value)).toMatchObject({
      entries: [{ key: 'trap', value: { type: 'omitted', text: '(getter)' } }],
    });
  });

  it('calls no getter that hides one of the platform', () => {
    const trap = () => {
      throw new Error('a getter was called');
    };
    class Samples extends Float32Array {
      override get length(): number {
        return trap();
      }
    }
    expect(describeValue(new Samples([1, 2]))).toMatchObject({
      type: 'array',
      text: 'Samples(2)',
      entries: [{ value: { text: '1' } }, { value: { text: '2' } }],
      more: 0,
    });
    const own = Object.defineProperty(new Uint8Array(3), 'length', { get: trap });
    expect(describeValue(own)).toMatchObject({ text: 'Uint8Array(3)' });
    class Refusal extends DOMException {
      override get message(): string {
        return trap();
      }
    }
    expect(describeValue(new Refusal('no', 'AbortError'))).toMatchObject({
      text: 'AbortError: no',
    });
  });

  it('describes arrays, typed arrays, sets and maps', () => {
    expect(describeValue(Object.assign(new Array(3), { 0: 1, 2: 'a' }))).toMatchObject({
      type: 'array',
      text: 'Array(3)',
      entries: [
        { key: '0', value: { text: '1' } },
        { key: '1', value: { type: 'undefined' } },
        { key: '2', value: { type: 'string', text: 'a' } },
      ],
    });
    expect(describeValue(new Uint8Array([7]))).toMatchObject({ text: 'Uint8Array(1)', more: 0 });
    expect(describeValue(new DataView(new ArrayBuffer(8)))).toMatchObject({ text: 'DataView(0)' });
    expect(describeValue(new Set(['a']))).toMatchObject({ type: 'set', text: 'Set(1)' });
    expect(
      describeValue(
        new Map<unknown, unknown>([
          [{}, 1],
          ['b', [2]],
        ]),
      ),
    ).toMatchObject({
      type: 'map',
      text: 'Map(2)',
      entries: [
        { key: 'Object {…}', value: { text: '1' } },
        { key: 'b', value: { text: 'Array(1)' } },
      ],
    });
  });

  it('describes errors with their own properties', () => {
    const error = Object.assign(new TypeError('no canvas'), { code: 5 });
    expect(describeValue(error)).toMatchObject({
      type: 'error',
      text: 'TypeError: no canvas',
      entries: [{ key: 'code' }],
    });
  });

  it('describes the errors of the platform, which keep their texts elsewhere', () => {
    const refused = new DOMException('The camera was not allowed here.', 'NotAllowedError');
    expect(describeValue(refused)).toEqual({
      type: 'error',
      text: 'NotAllowedError: The camera was not allowed here.',
      entries: [],
      more: 0,
    });
    expect(describeValue(new DOMException())).toMatchObject({ text: 'Error' });
  });

  it('follows no cycle, but the same object twice', () => {
    const shared = { a: 1 };
    const value: Record<string, unknown> = { one: shared, two: shared };
    value.self = value;
    expect(describeValue(value)).toMatchObject({
      entries: [
        { value: { type: 'object' } },
        { value: { type: 'object' } },
        { value: { type: 'omitted', text: '(the same Object as above)' } },
      ],
    });
  });

  it('keeps to its budget', () => {
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key${i}`, i]));
    expect(describeValue(wide)).toMatchObject({ more: 900 });
    expect(describeValue(new Array(1e9))).toMatchObject({ text: 'Array(1000000000)' });
    const deep = { a: { b: { c: { d: { e: 1 } } } } };
    expect(depth(describeValue(deep))).toBe(4);
    expect(describeValue(deep, { depth: 1 })).toMatchObject({
      entries: [{ value: { type: 'omitted', text: 'Object {…}' } }],
    });
    expect(describeValue('x'.repeat(5000)).text).toHaveLength(2001);
    const huge = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => ({ a: 1 })));
    expect(count(describeValue(huge))).toBeLessThanOrEqual(501);
  });

  it('bears objects that refuse to be read', () => {
    const refuse = () => {
      throw new Error('hostile');
    };
    const traps: ProxyHandler<object> = {
      get: refuse,
      ownKeys: refuse,
      getPrototypeOf: refuse,
      getOwnPropertyDescriptor: refuse,
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const pretenders = [Map, Set, Date, RegExp, DOMException].map<unknown>(({ prototype }) =>
      Object.create(prototype),
    );
    for (const value of [new Proxy({}, traps), new Proxy(() => 1, traps), proxy]) {
      expect(describeValue({ value })).toMatchObject({ text: 'Object' });
    }
    for (const value of pretenders) {
      expect(describeValue(value)).toEqual({ type: 'omitted', text: '(cannot be read)' });
    }
  });

  it('makes something that can be cloned of everything', () => {
    const options = {
      withBigInt: true,
      withMap: true,
      withSet: true,
      withDate: true,
      withSparseArray: true,
    };
    fc.assert(
      fc.property(
        fc.anything({ ...options, withNullPrototype: true, withTypedArray: true }),
        (value) => {
          const described = describeValue(value);
          expect(structuredClone(described)).toEqual(described);
          expect(count(described)).toBeLessThanOrEqual(501);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

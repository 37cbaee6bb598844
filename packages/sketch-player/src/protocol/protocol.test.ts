import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_PER_CELL, MAX_ASCIIFIERS, MAX_LAYERS } from './cells';
import { captureFormats } from './formats';
import { logLevels, displayModes, parseCommand, parseReport, progressSteps } from './protocol';

/** Values that a field accepts, and some that are close but wrong. */
interface Field {
  good: fc.Arbitrary<unknown>;
  bad: fc.Arbitrary<unknown>;
  isOptional?: boolean;
}

/**
 * Every message, field by field: a second description of the protocol, for the schemas to agree
 * with.
 */
type Messages = Readonly<Record<string, Readonly<Record<string, Field>>>>;

class FakeBitmap {}
// Node has no `ImageBitmap`. The schemas look for it whenever they check a value.
Object.defineProperty(globalThis, 'ImageBitmap', { value: FakeBitmap });

const noText = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.string()),
  fc.record({ toString: fc.string(), length: fc.nat() }),
);
const noNumber = fc.oneof(
  fc.string(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom(null, undefined, NaN),
);
const tooLong = (most: number): fc.Arbitrary<string> =>
  fc.string({ minLength: 1 }).map((text) => text.padEnd(most + 1, text));

const text: Field = { good: fc.string(), bad: fc.oneof(noText, tooLong(20_000)) };
const count: Field = {
  good: fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
  bad: fc.oneof(noNumber, fc.integer({ max: -1 }), fc.constantFrom(Infinity, -0.001)),
};
const place: Field = {
  ...count,
  bad: count.bad.filter((value) => value !== undefined),
  isOptional: true,
};
const cause: Field = {
  good: fc.oneof(
    fc.record({ code: fc.constant('missingFile'), name: fc.string() }),
    fc.record({ code: fc.constantFrom('invalidColor', 'loopStopped', 'deviceRefused') }),
  ),
  bad: fc.oneof(
    noText.filter((value) => value !== undefined),
    fc.record({ code: fc.string() }),
    fc.record({ code: fc.constantFrom('missingFile', 'standstill') }),
    fc.record({ code: fc.constant('missingFile'), name: fc.oneof(noText, tooLong(20_000)) }),
  ),
  isOptional: true,
};
const id: Field = { good: fc.integer(), bad: noNumber };
const flag: Field = { good: fc.boolean(), bad: fc.oneof(noText.filter(isNoFlag), fc.string()) };
const blob: Field = {
  good: fc.string().map((content) => new Blob([content])),
  bad: fc.oneof(fc.string(), noText, fc.constantFrom({ size: 1, type: 'image/png' })),
};
const whole: Field = {
  good: fc.integer({ min: 1 }),
  bad: fc.oneof(noNumber, fc.integer({ max: 0 }), fc.constantFrom(0.5, Infinity)),
};
const fromZero: Field = {
  good: fc.nat(),
  bad: fc.oneof(noNumber, fc.integer({ max: -1 }), fc.constantFrom(0.5, Infinity)),
};
const share: Field = {
  good: fc.double({ noNaN: true, noDefaultInfinity: true }),
  bad: fc.oneof(noNumber, fc.constantFrom(Infinity, -Infinity)),
};
const number: Field = { good: fc.integer(), bad: noNumber };
const upTo = (min: number, max: number): Field => ({
  good: fc.integer({ min, max }),
  bad: fc.oneof(noNumber, fc.constantFrom(min - 1, max + 1, 0.5, Infinity)),
});
const optional = ({ good, bad }: Field): Field => ({
  good,
  bad: bad.filter((value) => value !== undefined),
  isOptional: true,
});
/** A number of cells or pixels whose bytes come along. */
const exactly = (value: number): Field => ({
  good: fc.constant(value),
  bad: fc.oneof(noNumber, fc.constantFrom(0, -1, value + 1, 0.5, 1e6, Infinity)),
});
const bytes = (length: number): Field => ({
  good: fc.constant(new ArrayBuffer(length)),
  bad: fc.oneof(
    noText,
    fc.constantFrom(length - 1, length + 1, 0).map((wrong) => new ArrayBuffer(wrong)),
  ),
});
const picture: Field = { good: fc.constant(new FakeBitmap()), bad: blob.bad };

function oneOf(values: readonly string[]): Field {
  const others = fc.oneof(
    fc.string(),
    fc.constantFrom(...values).map((value) => `${value} `),
    fc.constantFrom(...values).map((value) => [value]),
    fc.constantFrom('__proto__', 'constructor', 'toString'),
    noText,
  );
  return {
    good: fc.constantFrom(...values),
    bad: others.filter((value) => typeof value !== 'string' || !values.includes(value)),
  };
}

function isNoFlag(value: unknown): boolean {
  return typeof value !== 'boolean';
}

const commands: Messages = {
  load: {
    scripts: {
      good: fc.array(fc.record({ src: fc.string(), text: fc.string() })),
      bad: fc.oneof(
        noText.filter(isNoList),
        fc.array(fc.oneof(fc.string(), fc.record({ src: fc.string() })), { minLength: 1 }),
        fc.array(fc.record({ src: fc.string(), text: noText }), { minLength: 1 }),
      ),
    },
  },
  run: {
    code: { good: fc.string(), bad: noText },
    kind: oneOf(['script', 'module']),
    seed: {
      good: fc.integer({ min: 0, max: 0xffffffff }),
      bad: fc.oneof(noNumber, fc.constantFrom(-1, 0.5, 2 ** 32, Infinity)),
    },
  },
  pause: {},
  resume: {},
  step: {},
  show: { displayMode: oneOf(displayModes) },
  compare: {
    share: {
      good: fc.double({ min: 0, max: 1, noNaN: true }),
      bad: fc.oneof(noNumber, fc.constantFrom(-0.01, 1.01, Infinity)),
    },
  },
  capture: { id, format: oneOf(captureFormats) },
  inspect: { isOn: flag, asciifier: optional(upTo(0, MAX_ASCIIFIERS - 1)) },
  reveal: { x: fromZero, y: fromZero },
  readSource: { id, left: number, top: number, width: number, height: number },
  camera: { granted: flag },
  picture: { picture },
};

const reports: Messages = {
  ready: {},
  beat: { frames: count, framesPerSecond: count, looping: flag, progress: oneOf(progressSteps) },
  drawn: {},
  log: {
    level: oneOf(logLevels),
    values: {
      good: fc.array(fc.jsonValue(), { maxLength: 50 }),
      bad: fc.oneof(noText.filter(isNoList), fc.array(fc.nat(), { minLength: 51, maxLength: 99 })),
    },
  },
  dropped: { count },
  error: { name: text, message: text, line: place, column: place, cause },
  contextLost: {},
  captured: { id, content: blob },
  notCaptured: { id, message: text },
  cells: {
    frame: fromZero,
    asciifier: fromZero,
    asciifiers: upTo(1, MAX_ASCIIFIERS),
    columns: exactly(3),
    rows: exactly(2),
    sourceWidth: whole,
    sourceHeight: whole,
    left: share,
    top: share,
    width: share,
    height: share,
    layers: {
      good: fc.array(fc.string({ maxLength: 200 }), { maxLength: MAX_LAYERS }),
      bad: fc.oneof(
        noText.filter(isNoList),
        fc.array(fc.string(), { minLength: MAX_LAYERS + 1, maxLength: 20 }),
        fc.array(tooLong(200), { minLength: 1, maxLength: 3 }),
      ),
    },
    characters: {
      good: fc.string(),
      bad: fc.oneof(
        noText.filter((value) => value !== undefined),
        tooLong(200_000),
      ),
      isOptional: true,
    },
    bytes: bytes(BYTES_PER_CELL * 6),
  },
  noCells: { message: text },
  source: {
    id,
    left: fromZero,
    top: fromZero,
    columns: exactly(3),
    rows: exactly(2),
    step: whole,
    pixels: bytes(24),
  },
  file: {
    name: { good: fc.string({ maxLength: 200 }), bad: fc.oneof(noText, tooLong(200)) },
    content: blob,
  },
  shortcut: { name: oneOf(['run', 'stop']) },
  wantsCamera: {},
  wantsPicture: {},
};

function isNoList(value: unknown): boolean {
  return !Array.isArray(value);
}

function goodMessage(type: string, fields: Readonly<Record<string, Field>>) {
  const optional = Object.keys(fields).filter((name) => fields[name]?.isOptional);
  const requiredKeys = Object.keys(fields).filter((name) => !optional.includes(name));
  const values = Object.fromEntries(Object.entries(fields).map(([name, { good }]) => [name, good]));
  return fc
    .record<Record<string, unknown>>(values, { requiredKeys })
    .map((content) => ({ ...content, type }));
}

/** One field left out or of the wrong kind, in a message that is right otherwise. */
function nearMiss(messages: Messages): fc.Arbitrary<unknown> {
  const mutations = Object.entries(messages).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([name, { bad, isOptional }]) => {
      const good = goodMessage(type, fields);
      const changed = fc
        .tuple(good, bad)
        .map(([message, value]) => ({ ...message, [name]: value }));
      const without = good.map((message) =>
        Object.fromEntries(Object.entries(message).filter(([key]) => key !== name)),
      );
      return isOptional ? [changed] : [changed, without];
    }),
  );
  const anyGood = Object.entries(messages).map(([type, fields]) => goodMessage(type, fields));
  const wrongType = fc
    .tuple(fc.oneof(...anyGood), oneOf(Object.keys(messages)).bad)
    .map(([message, type]) => ({ ...message, type }));
  const wrapped = fc
    .oneof(...anyGood)
    .chain((message) =>
      fc.constantFrom<unknown>([message], JSON.stringify(message), { message }, { data: message }),
    );
  return fc.oneof(...mutations, wrongType, wrapped);
}

describe.each([
  ['parseCommand', parseCommand, commands],
  ['parseReport', parseReport, reports],
] as const)('%s', (_name, parse, messages) => {
  const types = Object.entries(messages);

  it('takes every message of the protocol as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(...types.map(([type, fields]) => goodMessage(type, fields))),
        (message) => {
          expect(parse(message)).toEqual(message);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('refuses what is almost a message', () => {
    fc.assert(
      fc.property(nearMiss(messages), (message) => {
        expect(parse(message)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it('throws for nothing that can cross, and hands on nothing but what it knows', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('type', '__proto__', 'constructor', 'prototype', 'values', 'id', 'then'),
    );
    const anything = fc.oneof(
      fc.anything({ key, withBigInt: true, withDate: true, withMap: true, withSet: true }),
      fc.jsonValue(),
      fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.keys(messages)))),
      // `JSON.parse` makes `__proto__` a property of the object itself.
      fc
        .constantFrom(...Object.keys(messages))
        .map((type): unknown =>
          JSON.parse(
            `{"type":"${type}","__proto__":{"id":0,"share":0,"frames":1,"polluted":true}}`,
          ),
        ),
      tooLong(1_000_000),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const message = parse(value);
        if (message) {
          const known = ['type', ...Object.keys(messages[message.type] ?? {})];
          expect(known).toEqual(expect.arrayContaining(Object.keys(message)));
          expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
        }
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });
});

it('looks at the length of a list before it walks it', () => {
  let steps = 0;
  const values = new Proxy<unknown[]>([], {
    get(target, key): unknown {
      steps += 1;
      return key === 'length' ? 2 ** 32 - 1 : Reflect.get(target, key);
    },
  });
  expect(parseReport({ type: 'log', level: 'log', values })).toBeUndefined();
  expect(steps).toBeLessThan(10);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, stepBy, stepOf, writeNumber } from './numbers';

describe('readNumber', () => {
  it.each([
    ['5', { value: 5, decimals: 0, isHex: false }],
    ['-0.25', { value: -0.25, decimals: 2, isHex: false }],
    ['.5', { value: 0.5, decimals: 1, isHex: false }],
    ['2.', { value: 2, decimals: 0, isHex: false }],
    ['1_000', { value: 1000, decimals: 0, isHex: false }],
    ['0xff', { value: 255, decimals: 0, isHex: true }],
  ])('%s', (text, notation) => {
    expect(readNumber(text)).toEqual(notation);
  });

  it.each(['1e3', '10n', '010', '0b1', '4000000000', '', 'x', '1_', '0x'])(
    'leaves %j alone',
    (text) => {
      expect(readNumber(text)).toBeUndefined();
    },
  );
});

describe('stepOf', () => {
  it.each([
    ['7', {}, 1],
    ['60', {}, 1],
    ['400', {}, 10],
    ['405', {}, 1],
    ['6000', {}, 100],
    ['0', {}, 1],
    ['0.02', {}, 0.01],
    ['1.0', {}, 0.1],
    ['0.5', { least: 0, most: 1 }, 0.01],
    ['1', { least: 0, most: 1 }, 0.01],
    ['200', { least: 0, most: 255 }, 10],
    ['0x100', {}, 1],
  ])('%s within %j', (text, limits, step) => {
    const notation = readNumber(text);
    expect(notation && stepOf(notation, limits)).toBe(step);
  });
});

describe('a step', () => {
  const written = fc.oneof(
    fc.integer({ min: -99_999, max: 99_999 }).map(String),
    fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 4 }))
      .map(([whole, decimals]) => (whole / 10 ** decimals).toFixed(decimals)),
  );

  it('is written so that it reads back, and leads back', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: -300, max: 300 }), (text, steps) => {
        const notation = readNumber(text);
        if (!notation) throw new Error(`${text} is not read.`);
        const step = stepOf(notation, {});
        const there = stepBy(notation.value, steps, step, {});
        const moved = writeNumber(there, notation, step);
        expect(readNumber(moved)?.value).toBeCloseTo(notation.value + steps * step, 9);
        const back = stepBy(Number(moved), -steps, step, {});
        expect(Number(writeNumber(back, notation, step))).toBe(notation.value);
        // No digits appear that neither the number nor its step has.
        expect(moved.length).toBeLessThanOrEqual(text.length + 6);
      }),
    );
  });

  it('stays within the limits', () => {
    const limits = { least: 0, most: 255 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.integer(), (value, steps) => {
        const next = stepBy(value, steps, 1, limits);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(255);
      }),
    );
  });

  it('keeps the notation', () => {
    const step = (text: string, steps: number, size: number) => {
      const notation = readNumber(text);
      return notation && writeNumber(stepBy(notation.value, steps, size, {}), notation, size);
    };
    expect(step('0xff', 1, 1)).toBe('0x100');
    expect(step('0.50', 1, 0.01)).toBe('0.51');
    expect(step('0.5', 10, 0.01)).toBe('0.6');
    expect(step('1.0', -10, 0.1)).toBe('0.0');
    expect(step('0.1', 2, 0.1)).toBe('0.3');
    expect(step('1', -1, 1)).toBe('0');
  });
});

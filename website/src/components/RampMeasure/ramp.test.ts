import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { Coverage } from 'sketch-player/density';
import { expect, it } from 'vitest';
import { asCode, characterAt, chooseEven, largestJump, measureRamp, textOf, usable } from './ramp';

const covered: Readonly<Record<string, number>> = {
  ' ': 0,
  '.': 0.1,
  ':': 0.12,
  '+': 0.2,
  '*': 0.3,
  '@': 0.6,
};
const coverage: Coverage = (character) => covered[character] ?? 0.3;

it('orders characters from the lightest to the densest, with the steps between them', () => {
  const ramp = measureRamp('@. +', coverage);
  expect(textOf(ramp)).toBe(' .+@');
  expect(ramp[0]).toEqual({ character: ' ', ink: 0 });
  expect(ramp.map(({ step }) => step?.toFixed(2))).toEqual([undefined, '0.10', '0.10', '0.40']);
});

it('takes each character once, and none that cannot be seen in a cell', () => {
  expect(usable('..\n:\t:\u0007 .')).toBe('.: ');
});

it('finds the largest step, and none where all characters cover the same', () => {
  expect(largestJump(measureRamp(' .+@', coverage))).toEqual({
    from: '+',
    to: '@',
    times: expect.closeTo(2) as number,
  });
  expect(largestJump(measureRamp('@', coverage))).toBeUndefined();
  expect(largestJump(measureRamp('ab', coverage))).toBeUndefined();
  expect(largestJump([])).toBeUndefined();
});

it('chooses characters at even steps', () => {
  const ramp = measureRamp(' .:+*@', coverage);
  expect(chooseEven(ramp, 3)).toBe(' *@');
  expect(chooseEven(ramp, 4)).toBe(' +*@');
  expect(chooseEven(ramp, 1)).toBe(' ');
  expect(chooseEven(ramp, 9)).toBe(' .:+*@');
});

it('chooses as many as were asked for, in order, with both ends', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 2, max: 40 }),
      (inks, count) => {
        const of: Coverage = (character) => inks[(character.codePointAt(0) ?? 0) - 0x100] ?? 0;
        const text = inks.map((_, i) => String.fromCodePoint(0x100 + i)).join('');
        const ramp = measureRamp(text, of);
        const chosen = chooseEven(ramp, count);
        expect([...chosen]).toHaveLength(Math.min(count, inks.length));
        expect(textOf(measureRamp(chosen, of))).toBe(chosen);
        expect(chosen[0]).toBe(ramp[0]?.character);
        expect(chosen.at(-1)).toBe(ramp.at(-1)?.character);
      },
    ),
  );
});

it('writes strings that JavaScript reads as the same text', () => {
  // The two characters that end or bend a string, which random texts rarely hold.
  expect(asCode("'\\")).toBe(String.raw`'\'\\'`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const characters = usable(text).replace(/[\u2028\u2029]/g, '');
      expect(runInNewContext(asCode(characters))).toBe(characters);
    }),
  );
});

it('chooses characters for a brightness as the renderer does', () => {
  expect([0, 0.24, 0.26, 0.74, 0.76, 1].map((light) => characterAt(' .+@', light)).join('')).toBe(
    '  .+@@',
  );
});

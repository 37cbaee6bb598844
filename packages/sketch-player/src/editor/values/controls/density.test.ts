import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDensity, distinct, outOfOrder, type Coverage } from './density';

const covered: Readonly<Record<string, number>> = {
  ' ': 0,
  '.': 0.06,
  ':': 0.12,
  '+': 0.2,
  '@': 0.6,
};
const coverage: Coverage = (character) => covered[character] ?? 0.3;

it('sorts from the lightest to the densest, and finds what is out of order', () => {
  expect(byDensity('@+ :.', coverage)).toBe(' .:+@');
  expect(outOfOrder(' .+:@', coverage)).toEqual(['+', ':']);
  expect(outOfOrder(' .:+@', coverage)).toBeUndefined();
  expect(outOfOrder('@', coverage)).toBeUndefined();
  expect(distinct('..:@:')).toBe('.:@');
});

it('loses no character, and what is sorted is in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const sorted = byDensity(text, coverage);
      expect([...sorted].sort()).toEqual([...text].sort());
      expect(outOfOrder(sorted, coverage)).toBeUndefined();
    }),
  );
});

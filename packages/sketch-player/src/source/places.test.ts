import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offsetOf, placeOf } from './places';

it('finds places and offsets', () => {
  const source = 'ab\ncd\r\n\nef';
  expect(placeOf(source, 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf(source, 4)).toEqual({ line: 2, column: 2 });
  expect(placeOf(source, 8)).toEqual({ line: 4, column: 1 });
  expect(placeOf(source, 10)).toEqual({ line: 4, column: 3 });
  expect(offsetOf(source, 4, 2)).toBe(9);
  expect(offsetOf(source, 9, 1)).toBe(10);
  expect(offsetOf(source, 4, 99)).toBe(10);
});

it('finds every offset again', () => {
  const sources = fc
    .array(fc.constantFrom('a', '\n', '\r', '\u2028', '😀'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(sources, fc.nat(40), (source, number) => {
      const offset = Math.min(number, source.length);
      const { line, column } = placeOf(source, offset);
      expect(offsetOf(source, line, column)).toBe(offset);
    }),
    { numRuns: 1000 },
  );
});

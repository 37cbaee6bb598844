import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingRange } from './places';

describe('differingRange', () => {
  it.each([
    ['abc', 'abc', undefined],
    ['abc', 'axc', { from: 1, to: 2, insert: 'x' }],
    ['', 'a', { from: 0, to: 0, insert: 'a' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['one two', 'one 2 two', { from: 4, to: 4, insert: '2 ' }],
  ])('%j → %j', (current, wanted, replacement) => {
    expect(differingRange(current, wanted)).toEqual(replacement);
  });

  it('always turns one into the other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (current, wanted) => {
        const { from, to, insert } = differingRange(current, wanted) ?? {
          from: 0,
          to: 0,
          insert: '',
        };
        expect(current.slice(0, from) + insert + current.slice(to)).toBe(wanted);
      }),
      { numRuns: 1000 },
    );
  });
});

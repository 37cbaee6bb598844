import { parseExpressionAt } from 'acorn';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readString, writeString } from './strings';

it.each([
  [String.raw`' .:-=+*%@#'`, ' .:-=+*%@#'],
  [String.raw`"\\\"'"`, String.raw`\"'`],
  [String.raw`'\x41\u0042\u{1F600}'`, 'AB😀'],
  [
    String.raw`'a\
b'`,
    'ab',
  ],
  [String.raw`'\q'`, 'q'],
])('reads %s', (literal, text) => {
  expect(readString(literal)).toBe(text);
});

it('writes any text as JavaScript reads it, in the quotes that were there', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('"', "'"),
      (text, quote) => {
        const literal = writeString(text, quote);
        expect(literal.startsWith(quote) && literal.endsWith(quote)).toBe(true);
        const parsed = parseExpressionAt(literal, 0, { ecmaVersion: 'latest' });
        expect(parsed).toMatchObject({ value: text, end: literal.length });
        expect(readString(literal)).toBe(text);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import {
  intentOf,
  parseQuery as parse,
  swaps,
  tolerance,
  vocabularyKey,
  type Query,
} from './query';

const vocabulary = new Map(
  Object.entries({ 'frame rate': 'performance', typeface: 'font' }).map(
    ([typed, word]): [string, string[]] => [vocabularyKey(typed), [word]],
  ),
);
const parseQuery = (text: string): Query => parse(text, vocabulary);
const termsOf = (text: string): string[] => parseQuery(text).terms.map(({ term }) => term);

test('the fillers of a question are not looked for', () => {
  expect(parseQuery('how to change the font?').words).toEqual(['change', 'font']);
});

test('a query of nothing but fillers is looked for as it is', () => {
  expect(parseQuery('how to').words).toEqual(['how', 'to']);
});

test.each([
  ['how do I change the font?', 'change fonts'],
  ["what's the best way to change fonts", 'best font, changed'],
  ["why doesn't it show", 'not showing'],
  ['does p5.asciify work with React?', 'working in react'],
  ['change the colour', 'changing colors'],
])('%s asks the same as %s', (one, other) => {
  expect(new Set(intentOf(one))).toEqual(new Set(intentOf(other)));
});

test('what is not so is another question', () => {
  expect(intentOf('is not a function')).toEqual(['not', 'function']);
  expect(intentOf('is a function')).toEqual(['function']);
});

test('what readers call things is looked up as the docs call it', () => {
  expect(termsOf('larger typefaces')).toContain('font');
  expect(termsOf('the frame rate of a sketch')).toContain('performance');
  expect(termsOf('frame the rate')).toContain('performance');
  expect(termsOf('rate frame')).not.toContain('performance');
  const { said, implied } = parseQuery('typefaces');
  expect([...said, ...implied]).toEqual(['typefac', 'font']);
});

test('words in a row may be one name', () => {
  expect(termsOf('glyph color')).toContain('glyphcolor');
  expect(termsOf('P5Asciifier.font')).toEqual(
    expect.arrayContaining(['p5', 'p5asciifier', 'p5asciifierfont', 'font']),
  );
});

test('the last word may be unfinished', () => {
  const { terms } = parseQuery('p5 fo');
  expect(terms.filter(({ prefix }) => prefix).map(({ term }) => term)).toEqual(['p5fo', 'fo']);
});

test('a query of any length costs the same', () => {
  const { words, terms } = parseQuery('font '.repeat(2000));
  expect(words).toHaveLength(12);
  expect(terms.length).toBeLessThan(100);
  expect(parseQuery('x'.repeat(10_000)).words[0]).toHaveLength(64);
});

test('a name and a query have the same key when exactly that name was typed', () => {
  const { key } = parseQuery('P5Asciifier.setFont');
  expect(key).toBe(parseQuery('p5asciifier setfont').key);
  expect(key).not.toBe(parseQuery('setFont').key);
});

test.each([
  ['fontSize', 'fontSize'],
  [' p5asciify.add() ', 'add'],
  ['RENDERER_TYPES', 'RENDERER_TYPES'],
  ['font', undefined],
  ['Font', undefined],
  ['JSON', undefined],
  ['fontSize is wrong', undefined],
])('the identifier of "%s" is %s', (text, identifier) => {
  expect(parseQuery(text).identifier).toBe(identifier);
});

test('slips of the finger', () => {
  expect(swaps('gird')).toContain('grid');
  expect(swaps('abc')).toEqual([]);
  expect([tolerance('p5'), tolerance('2.0.2'), tolerance('font'), tolerance('brightness')]).toEqual(
    [0, 0, 1, 2],
  );
});

import { expect, test } from 'vitest';
import { parseQuery, swaps, tolerance } from './query';

const termsOf = (text: string): string[] => parseQuery(text).terms.map(({ term }) => term);

test('the fillers of a question are not looked for', () => {
  expect(parseQuery('how to change the font?').words).toEqual(['change', 'font']);
});

test('a query of nothing but fillers is looked for as it is', () => {
  expect(parseQuery('how to').words).toEqual(['how', 'to']);
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

test('slips of the finger', () => {
  expect(swaps('gird')).toContain('grid');
  expect(swaps('abc')).toEqual([]);
  expect([tolerance('p5'), tolerance('2.0.2'), tolerance('font'), tolerance('brightness')]).toEqual(
    [0, 0, 1, 2],
  );
});

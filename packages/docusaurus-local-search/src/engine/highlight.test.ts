import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { highlight, snippet } from './highlight';

const terms = (...words: string[]): Set<string> => new Set(words);

test('marks whole words, and the part of a name that matched', () => {
  expect(highlight('Set the glyphColor here', terms('color'))).toBe(
    'Set the glyph<mark>Color</mark> here',
  );
  expect(highlight('glyphColor', terms('glyphcolor', 'glyph'))).toBe('<mark>glyphColor</mark>');
  expect(highlight('Fonts and colours', terms('font', 'color'))).toBe(
    '<mark>Fonts</mark> and <mark>colours</mark>',
  );
});

test('text that looks like markup stays text', () => {
  expect(highlight('<img src=x onerror="alert(1)"> Array<string> & \'co\'', terms('string'))).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Array&lt;<mark>string</mark>&gt; &amp; &#39;co&#39;',
  );
});

test('apart from the marks, every text comes out as it went in', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(hostileText, fc.array(fc.string({ minLength: 1, maxLength: 3 })), (text, words) => {
      const marked = highlight(text, new Set(words));
      return marked.replace(/<\/?mark>/g, '') === highlight(text, new Set());
    }),
    manyRuns,
  );
});

test('a snippet holds the words around the match', () => {
  const text = 'one two three four five six seven font eight nine ten eleven';
  expect(snippet(text, terms('font'), 5)).toBe('…six seven <mark>font</mark> eight nine…');
});

test('a snippet prefers the place with the most different matches', () => {
  const text = 'font a b c d e f g h font size i j k l m n';
  expect(snippet(text, terms('font', 'size'), 5)).toBe(
    '…g h <mark>font</mark> <mark>size</mark> i…',
  );
});

test('a short text is its own snippet, and without a match a snippet is the beginning', () => {
  expect(snippet('one two', terms('two'), 5)).toBe('one <mark>two</mark>');
  expect(snippet('one two three four five six', terms('ten'), 5)).toBe('one two three four five…');
});

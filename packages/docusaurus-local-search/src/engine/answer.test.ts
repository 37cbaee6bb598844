import { expect, test } from 'vitest';
import { answer } from './answer';
import { createCatalogue } from './catalogue';
import { parseQuestion, type Answer } from '../question';
import { sampleIndex } from '../../test/sampleIndex';

const catalogue = createCatalogue(sampleIndex);

function search(query: string, more: object = {}): Answer {
  const question = parseQuestion({ query, count: 20, excerptWords: 10, ...more });
  return answer(catalogue, question, 'https://example.org/base/');
}

const current = { language: 'en', tags: ['default', 'docs-default-current'] };

test('finds a symbol, with its titles and an excerpt', () => {
  const { total, hits, suggestions } = search('glyphColor', { filters: current });
  expect(total).toBe(hits.length);
  expect(suggestions).toEqual([]);
  expect(hits[0]).toMatchObject({
    type: 'heading',
    path: '/base/docs/api/classes/P5AsciifyFontManager#glyphcolor',
    titles: ['API reference', 'P5AsciifyFontManager', 'Methods', '<mark>glyphColor</mark>()'],
    excerpt: 'The <mark>colour</mark> that stands for a character.',
  });
});

test('tells matches in the text, in headings and in titles of pages apart', () => {
  const types = (query: string): unknown[] =>
    search(query).hits.map(({ type, path }) => [type, new URL(path, 'https://x.test').hash]);
  expect(types('wide')).toEqual([['text', '']]);
  expect(types('exporting')[0]).toEqual(['page', '']);
  expect(types('save as svg')[0]).toEqual(['heading', '#svg']);
});

test('escapes markup of a page in every field of a hit', () => {
  const [hit] = search('P5Asciifier', { excerptWords: 20 }).hits;
  expect(JSON.stringify(hit)).toContain('&lt;b&gt;Not markup&lt;/b&gt;');
  expect(JSON.stringify(hit)).not.toContain('<b>');
});

test('filters by language and version', () => {
  const paths = (filters?: object): string[] =>
    search('fonts', { filters, count: 100 }).hits.map(({ path }) => path);
  const old = '/base/docs/alt';
  expect(paths()).toContain(old);
  expect(paths(current)).not.toContain(old);
  expect(paths({ language: 'en', tags: ['docs-default-1.0'] })).toEqual([old]);
  expect(paths({ ...current, language: 'de' })).toEqual([]);
});

test('proposes queries with results where there are none', () => {
  expect(search('blockchain')).toEqual({
    total: 0,
    hits: [],
    suggestions: sampleIndex.suggestions,
  });
  for (const query of sampleIndex.suggestions) {
    const { total, suggestions } = search(query);
    expect(total).toBeGreaterThan(0);
    expect(suggestions).toEqual([]);
  }
});

test('returns as many hits as requested, each once, and the total', () => {
  const ids = (count: number): string[] => search('font', { count }).hits.map(({ id }) => id);
  const all = ids(100);
  expect(ids(2)).toEqual(all.slice(0, 2));
  expect(search('font', { count: 2 }).total).toBe(all.length);
  expect(new Set(all).size).toBe(all.length);
});

test.each([[undefined], [{}], [{ query: 'font' }], [{ query: 'a', count: 0, excerptWords: 1 }]])(
  '%j is no question',
  (value) => {
    expect(() => parseQuestion(value)).toThrow();
  },
);

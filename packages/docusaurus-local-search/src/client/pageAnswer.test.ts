import { expect, test } from 'vitest';
import { parseAnswer } from './answers';

const hit = {
  objectID: '1',
  url: 'https://p5.textmode.art/docs/intro#begin',
  type: 'lvl2',
  _highlightResult: {
    hierarchy: {
      lvl1: { value: 'Introduction' },
      lvl0: { value: 'Guides' },
      lvl2: { value: '<mark>Begin</mark>' },
    },
  },
  _snippetResult: { content: { value: 'Here.' } },
};

test('a hit as the page shows it', () => {
  expect(parseAnswer({ results: [{ nbHits: 40, hits: [hit] }] }, 1, '/')).toEqual({
    total: 40,
    hasMore: true,
    suggestions: [],
    sections: [
      {
        id: '1',
        path: '/docs/intro#begin',
        title: '<mark>Begin</mark>',
        trail: ['Guides', 'Introduction'],
        summary: 'Here.',
      },
    ],
  });
});

test('what is proposed where nothing was found', () => {
  const answer = { results: [{ nbHits: 0, hits: [], suggestions: ['fonts'] }] };
  expect(parseAnswer(answer, 15, '/')).toEqual({
    total: 0,
    hasMore: false,
    suggestions: ['fonts'],
    sections: [],
  });
});

test('a hit of another form is left out, and not counted', () => {
  const hits = [{ ...hit, _highlightResult: {} }, hit, null, { ...hit, url: 5 }];
  const found = parseAnswer(
    { results: [{ nbHits: 40, hits, suggestions: ['a', 5] }] },
    hits.length,
    '/',
  );
  expect(found.sections).toHaveLength(1);
  expect(found.total).toBe(37);
  expect(found.suggestions).toEqual(['a']);
});

test.each([[undefined], [{ results: [] }], [{ results: [{ message: 'Index not found' }] }]])(
  '%j is no answer',
  (answer) => {
    expect(() => parseAnswer(answer, 15, '/')).toThrow();
  },
);

test('an answer of any size is bounded', () => {
  const value = 'x'.repeat(1e6);
  const large = { ...hit, _snippetResult: { content: { value } } };
  const hits = Array<object>(20_000).fill(large);
  const suggestions = Array<string>(20_000).fill(value);
  const found = parseAnswer({ results: [{ nbHits: 1e9, hits, suggestions }] }, 15, '/');
  expect(found.sections).toHaveLength(15);
  expect(found.suggestions.length).toBeLessThanOrEqual(10);
  expect(JSON.stringify(found).length).toBeLessThan(100_000);
  expect(found.hasMore).toBe(true);
  // The last page that can be asked for.
  expect(parseAnswer({ results: [{ nbHits: 1e9, hits }] }, 900, '/').hasMore).toBe(false);
});

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
  expect(parseAnswer({ results: [{ nbHits: 40, hits: [hit] }] })).toEqual({
    total: 40,
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
  expect(parseAnswer({ results: [{ nbHits: 0, hits: [], suggestions: ['fonts'] }] })).toEqual({
    total: 0,
    suggestions: ['fonts'],
    sections: [],
  });
});

test('a hit of another form is left out, and not counted', () => {
  const hits = [{ ...hit, _highlightResult: {} }, hit, null, { ...hit, url: 5 }];
  const found = parseAnswer({ results: [{ nbHits: 40, hits, suggestions: ['a', 5] }] });
  expect(found.sections).toHaveLength(1);
  expect(found.total).toBe(37);
  expect(found.suggestions).toEqual(['a']);
});

test.each([[undefined], [{ results: [] }], [{ results: [{ message: 'Index not found' }] }]])(
  '%j is no answer',
  (answer) => {
    expect(() => parseAnswer(answer)).toThrow();
  },
);

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { parseAnswer } from './answers';
import { parseHostedAnswer, toRequest } from './hostedAnswers';

const hit = {
  id: '1',
  path: '/docs/intro#begin',
  type: 'text',
  titles: ['Guides', '<mark>Introduction</mark>'],
  excerpt: 'a <mark>b</mark>',
};
const record = {
  objectID: '1',
  url: 'https://p5.textmode.art/docs/intro#begin',
  type: 'content',
  content: '<img src=x onerror=alert(1)>',
  hierarchy: { lvl0: 'Guides', lvl1: 'Introduction', lvl2: null },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Introduction</mark>' } } },
  _snippetResult: { content: { value: 'a <mark>b</mark>' } },
};

type Parse = typeof parseAnswer;

/** Both engines, each with a hit and an answer in its own format. */
const engines: [
  string,
  Parse,
  Record<string, unknown>,
  (hits: unknown, total: number) => unknown,
][] = [
  ['embedded', parseAnswer, hit, (hits, total) => ({ total, hits })],
  [
    'hosted',
    parseHostedAnswer,
    record,
    (hits, nbHits) => ({ results: [{ nbHits, hits }], more: 1 }),
  ],
];

const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
const harm = fc.oneof(
  anything,
  hostileText,
  fc.constantFrom('javascript:alert(1)', '//evil.test/x'),
);

describe.each(engines)('an answer of the %s engine', (_name, parse, sample, answerWith) => {
  const address = 'url' in sample ? 'url' : 'path';
  const title = 'url' in sample ? 'hierarchy' : 'titles';

  it('keeps the known fields of hits, and neither shows nor counts malformed hits', () => {
    const hits = [sample, { ...sample, [title]: ['x'] }, 5, null, { ...sample, queryID: 'x' }];
    expect(parse(answerWith(hits, 40), hits.length, '/')).toEqual({
      total: 37,
      hits: [hit, hit],
      suggestions: [],
    });
  });

  it('is limited to the requested number of hits, and its texts are cut', () => {
    const titles = ['G', 'y'.repeat(1e6)];
    const long = { ...sample, titles, hierarchy: { lvl0: titles[0], lvl1: titles[1] } };
    const { hits, total } = parse(answerWith(Array<object>(20_000).fill(long), 1e9), 20, '/');
    expect([hits.length, total]).toEqual([20, 1e9]);
    expect(JSON.stringify(hits).length).toBeLessThan(20 * 10_000);
    const refused = [
      { ...sample, [address]: `/${'x'.repeat(1e6)}` },
      { ...sample, id: 'x'.repeat(1e6), objectID: 'x'.repeat(1e6) },
    ];
    expect(parse(answerWith(refused, 2), 20, '/').hits).toEqual([]);
  });

  it('has as many results as hits where it holds fewer than requested', () => {
    expect(parse(answerWith([sample], 1e9), 20, '/').total).toBe(1);
    expect(parse(answerWith([], 1e9), 20, '/').total).toBe(0);
  });

  it.each(['javascript:alert(1)', '/docs/intro', 'https://x.test/base/docs/a', 'docs/a'])(
    'leads to this site for the address %s',
    (url) => {
      const { hits } = parse(answerWith([{ ...sample, [address]: url }], 1), 20, '/base/');
      expect(hits[0]?.path).toMatch(/^\/base\//);
    },
  );

  it('is parsed or rejected, whatever data it is', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(sample), '__proto__'), harm)
      .map(([key, value]) => ({ ...sample, [key]: value }));
    let left = 0;
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anything, damaged), { maxLength: 5 }),
        anything,
        (hits, wrong) => {
          const answer = parse(answerWith(hits, hits.length), 20, '/');
          left += answer.hits.length;
          for (const { path, titles, excerpt = '' } of answer.hits) {
            expect(path).toMatch(/^\/(?!\/)/);
            for (const text of [...titles, excerpt]) expect(text).toBeTypeOf('string');
          }
          try {
            parse(wrong, 20, '/');
          } catch (error) {
            expect(error).toBeInstanceOf(v.ValiError);
          }
        },
      ),
      manyRuns,
    );
    expect(left).toBeGreaterThan(0);
  });

  it.each([[undefined], [{ results: [] }], [{ results: [{ message: 'Index not found' }] }]])(
    'is not %j',
    (wrong) => {
      expect(() => parse(wrong, 15, '/')).toThrow(v.ValiError);
    },
  );
});

it('bounds the proposed queries', () => {
  const suggestions = ['fonts', 5, ...Array<string>(20_000).fill('x'.repeat(1e6))];
  const answer = parseAnswer({ total: 0, hits: [], suggestions }, 15, '/');
  expect(answer.suggestions[0]).toBe('fonts');
  expect(answer.suggestions).toHaveLength(9);
  expect(JSON.stringify(answer).length).toBeLessThan(100_000);
});

it('filters by language and version', () => {
  const filters = { language: 'en', tags: ['default', 'docs-default-current'] };
  expect(toRequest({ query: 'a', count: 20, excerptWords: 10, filters }, 'docs')).toMatchObject({
    indexName: 'docs',
    query: 'a',
    hitsPerPage: 20,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

import { expect, test } from 'vitest';
import { answer, type SearchResponse } from './answer';
import { createCatalogue } from './catalogue';
import { parseSearch } from './request';
import { sampleIndex } from '../../test/sampleIndex';

const catalogue = createCatalogue(sampleIndex);
const site = { root: 'https://example.org/base/' };

function search(call: unknown): SearchResponse[] {
  return parseSearch(call).map((request) => answer(catalogue, request, site));
}

function searchOne(parameters: Record<string, unknown>): SearchResponse {
  const [response] = search({ requests: [{ indexName: 'site', ...parameters }] });
  if (!response) throw new Error('no response');
  return response;
}

/** A request as DocSearch 3.9 makes it. */
const docSearch = {
  query: 'glyphColor',
  attributesToRetrieve: [
    'hierarchy.lvl0',
    'hierarchy.lvl1',
    'hierarchy.lvl3',
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl3:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

test("answers DocSearch's question in the service's form", () => {
  const { hits, ...response } = searchOne(docSearch);
  expect(response).toMatchObject({
    index: 'site',
    query: 'glyphColor',
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
  });
  expect(response.nbHits).toBe(hits.length);
  expect(hits[0]).toMatchObject({
    type: 'lvl3',
    url: 'https://example.org/base/docs/api/classes/P5AsciifyFontManager#glyphcolor',
    url_without_anchor: 'https://example.org/base/docs/api/classes/P5AsciifyFontManager',
    anchor: 'glyphcolor',
    content: 'The colour that stands for a character.',
    hierarchy: { lvl0: 'API reference', lvl1: 'P5AsciifyFontManager', lvl3: 'glyphColor()' },
    _highlightResult: { hierarchy: { lvl0: { value: 'API reference', matchLevel: 'none' } } },
    _snippetResult: {
      hierarchy: { lvl3: { value: '<mark>glyphColor</mark>()', matchLevel: 'full' } },
    },
  });
});

test('a match in the text only is of type content, one in a heading of its level', () => {
  const types = (query: string): unknown[] =>
    searchOne({ ...docSearch, query }).hits.map(({ type, anchor }) => [type, anchor]);
  expect(types('wide')).toEqual([['content', null]]);
  expect(types('exporting')[0]).toEqual(['lvl1', null]);
  expect(types('save as svg')[0]).toEqual(['lvl2', 'svg']);
});

test('what a page shows as markup is text in every field of a hit', () => {
  const [hit] = searchOne({ query: 'P5Asciifier', attributesToSnippet: ['content:20'] }).hits;
  expect(JSON.stringify(hit)).toContain('&lt;b&gt;Not markup&lt;/b&gt;');
  expect(JSON.stringify(hit)).not.toContain('<b>');
});

test("the hosted search's marks are the default", () => {
  const [hit] = searchOne({ query: 'fonts' }).hits;
  expect(JSON.stringify(hit)).toContain(
    '<span class=\\"algolia-docsearch-suggestion--highlight\\">Fonts</span>',
  );
});

test('only the language and versions that were asked for', () => {
  const titles = (facetFilters: unknown): unknown[] =>
    searchOne({ query: 'fonts', facetFilters, hitsPerPage: 100 }).hits.map(({ url }) => url);
  const old = 'https://example.org/base/docs/alt';
  expect(titles([])).toContain(old);
  expect(titles(docSearch.facetFilters)).not.toContain(old);
  expect(titles('version:1.0')).toEqual([old]);
  expect(titles(['language:de'])).toEqual([]);
});

test('who finds nothing is told what finds something', () => {
  expect(searchOne({ query: 'blockchain' })).toMatchObject({
    nbHits: 0,
    suggestions: sampleIndex.suggestions,
  });
  for (const query of sampleIndex.suggestions) {
    const { nbHits, suggestions } = searchOne({ query });
    expect(nbHits).toBeGreaterThan(0);
    expect(suggestions).toBeUndefined();
  }
});

test('pages are disjoint and together hold all', () => {
  const ids = (parameters: object): string[] =>
    searchOne({ query: 'font', ...parameters }).hits.map(({ objectID }) => objectID);
  const all = ids({ hitsPerPage: 100 });
  const { nbPages } = searchOne({ query: 'font', hitsPerPage: 2 });
  const paged = Array.from({ length: nbPages }, (_, page) => ids({ hitsPerPage: 2, page })).flat();
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
  expect(ids({ hitsPerPage: 2, page: nbPages })).toEqual([]);
});

test("several requests, in the form of Algolia's helper, with facet counts", () => {
  const responses = search([
    { indexName: 'site', params: { query: 'font', hitsPerPage: 1, facets: ['docusaurus_tag'] } },
    { indexName: 'site', query: 'sobel' },
  ]);
  expect(responses.map(({ query }) => query)).toEqual(['font', 'sobel']);
  expect(responses[0]?.hits).toHaveLength(1);
  expect(responses[0]?.facets?.['docusaurus_tag']).toHaveProperty(['docs-default-1.0'], 1);
});

test.each([[undefined], [{}], [[{ query: 'font' }]], [[{ indexName: 'site', hitsPerPage: 0 }]]])(
  '%j is no search',
  (call) => {
    expect(() => search(call)).toThrow();
  },
);

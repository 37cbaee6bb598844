import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { answer } from 'docusaurus-local-search/engine/answer';
import { createCatalogue, type Catalogue } from 'docusaurus-local-search/engine/catalogue';
import { parseSearch } from 'docusaurus-local-search/engine/request';
import { manifestPath, parseIndex, parseManifest } from 'docusaurus-local-search/searchIndex';
import { plainWords, relevance } from './support/relevance';
import { siteUrl } from './support/siteFolder';

const build = siteUrl;
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, build), 'utf8'));

const hierarchySchema = v.object({ lvl0: v.string() });

/** The number of hits of one group that the search box shows. */
const hitsOfGroup = 3;
const wantedShare = 0.944;

/** Paths of the pages that the box shows for a query, from the top down. */
function shownPages(catalogue: Catalogue, query: string): string[] {
  const [request] = parseSearch([{ indexName: 'site', query, hitsPerPage: 20 }]);
  if (!request) throw new Error('The call holds no request.');
  const { hits } = answer(catalogue, request, { root: 'https://example.org/' });
  const groups = new Map<string, string[]>();
  for (const { hierarchy, url_without_anchor: url } of hits) {
    const group = v.parse(hierarchySchema, hierarchy).lvl0;
    const shown = groups.get(group) ?? [];
    if (shown.length < hitsOfGroup) shown.push(new URL(String(url)).pathname.replace(/\/$/, ''));
    groups.set(group, shown);
  }
  return [...new Set([...groups.values()].flat())];
}

test('readers find what they mean', () => {
  const { index } = parseManifest(readJson(manifestPath));
  const catalogue = createCatalogue(parseIndex(readJson(index)));
  const queries = Object.entries(relevance);
  expect(queries.length).toBeGreaterThanOrEqual(200);

  const ranks = queries.map(([query, answers]) => {
    const pages = shownPages(catalogue, query);
    const rank = pages.findIndex((page) => answers.includes(page)) + 1;
    return { query, answers, pages, rank: rank || Infinity };
  });
  const share = (limit: number): number =>
    ranks.filter(({ rank }) => rank <= limit).length / ranks.length;
  const missed = ranks
    .filter(({ rank }) => rank > 3)
    .map(
      ({ query, answers, pages, rank }) =>
        `  ${query}: at ${rank}; wanted ${answers[0]}, first ${pages[0]}`,
    );

  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const report = `${ranks.length} queries: ${percent(share(1))} first, ${percent(share(3))} within three.`;
  console.log([report, ...missed].join('\n'));
  const missedWords = ranks.filter(({ query, rank }) => query in plainWords && rank > 3);
  expect(missedWords.map(({ query }) => query)).toEqual([]);
  expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(wantedShare);
});

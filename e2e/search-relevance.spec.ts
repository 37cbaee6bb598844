import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import { answer } from 'docusaurus-local-search/engine/answer';
import { createCatalogue, type Catalogue } from 'docusaurus-local-search/engine/catalogue';
import { manifestPath, parseIndex, parseManifest } from 'docusaurus-local-search/searchIndex';
import { plainWords, relevance } from './support/relevance';
import { siteUrl } from './support/siteFolder';

const build = siteUrl;
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, build), 'utf8'));

/** The number of hits of one group that the search box shows. */
const hitsOfGroup = 3;
const wantedShare = 0.944;
const wantedShareOfFirst = 0.886;
const wantedShareOfTasks = 0.95;

/** Paths of the pages that the box shows for a query, from the top down. */
function shownPages(catalogue: Catalogue, query: string): string[] {
  const question = { query, count: 20, excerptWords: 10 };
  const { hits } = answer(catalogue, question, 'https://example.org/');
  const groups = new Map<string, string[]>();
  for (const { path, titles } of hits) {
    const group = titles[0]?.replace(/<\/?mark>/g, '') ?? '';
    const shown = groups.get(group) ?? [];
    if (shown.length < hitsOfGroup) shown.push(path.replace(/#.*/, '').replace(/\/$/, ''));
    groups.set(group, shown);
  }
  return [...new Set([...groups.values()].flat())];
}

type Asked = readonly [query: string, answers: readonly string[]];

/** Asks the built index, prints what it answers, and measures how much of that is among the first. */
function measure(name: string, queries: readonly Asked[]) {
  const { index } = parseManifest(readJson(manifestPath));
  const catalogue = createCatalogue(parseIndex(readJson(index)));
  const ranks = queries.map(([query, answers]) => {
    const pages = shownPages(catalogue, query);
    const rank = pages.findIndex((page) => answers.includes(page)) + 1;
    return { query, answers, pages, rank: rank || Infinity };
  });
  const share = (limit: number): number =>
    ranks.filter(({ rank }) => rank <= limit).length / ranks.length;
  const missed = ranks.filter(({ rank }) => rank > 3);
  const lines = missed.map(
    ({ query, answers, pages, rank }) =>
      `  ${query}: at ${rank}; wanted ${answers[0]}, first ${pages[0]}`,
  );
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const report = `${ranks.length} ${name}: ${percent(share(1))} first, ${percent(share(3))} within three.`;
  console.log([report, ...lines].join('\n'));
  return { first: share(1), withinThree: share(3), missed: missed.map(({ query }) => query) };
}

test('readers find what they mean', () => {
  const queries = Object.entries(relevance);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const { first, withinThree, missed } = measure('queries', queries);
  expect(missed.filter((query) => query in plainWords)).toEqual([]);
  expect(withinThree).toBeGreaterThanOrEqual(wantedShare);
  expect(first).toBeGreaterThanOrEqual(wantedShareOfFirst);
});

test('the tasks of the reference lead to the symbols that do them', () => {
  // `| get finer detail | [fontSize()](https://…/docs/api/classes/P5Asciifier#fontsize) …`
  const markdown = readFileSync(new URL('docs/api.md', build), 'utf8');
  const rows = markdown.matchAll(/^\| +([^|[\]]+?) +\| +\[.*?\]\((https:[^)#]+)/gm);
  const tasks = [...rows].map(([, task = '', url = '']): Asked => {
    return [task, [new URL(url).pathname.replace(/\/$/, '')]];
  });
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  expect(measure('tasks', tasks).withinThree).toBeGreaterThanOrEqual(wantedShareOfTasks);
});

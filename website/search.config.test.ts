import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { kindOf as findKind, parseKinds, type PageKind } from 'docusaurus-local-search/options';
import { exampleEntries, kinds } from './search.config';

const kindOf = (path: string): PageKind => findKind(path, parseKinds(kinds));

const selectors = v.union([
  v.string(),
  v.array(v.string()),
  v.object({ selectors: v.literal(''), defaultValue: v.string() }),
]);
const recordSchema = v.object({ recordProps: v.record(v.string(), selectors) });

const configSchema = v.looseObject({
  actions: v.tuple([v.looseObject({ recordExtractor: v.function() })]),
  initialIndexSettings: v.record(
    v.string(),
    v.looseObject({ attributesForFaceting: v.array(v.string()) }),
  ),
});

async function readConfig(): Promise<v.InferOutput<typeof configSchema>> {
  const source = await readFile(new URL('crawler.config.js', import.meta.url), 'utf8');
  let config: unknown;
  function Crawler(given: unknown): void {
    config = given;
  }
  runInNewContext(source, { Crawler });
  return v.parse(configSchema, config);
}

async function recordsOf(path: string): Promise<v.InferOutput<typeof recordSchema>> {
  const { actions } = await readConfig();
  const docsearch = (record: unknown): unknown => record;
  const url = new URL(path, 'https://p5.textmode.art/');
  return v.parse(recordSchema, actions[0].recordExtractor({ url, helpers: { docsearch } }));
}

test.each([
  'docs/api/classes/P5Asciifier',
  'docs/guides/fundamentals',
  'docs/community/support',
  'docs/legal/imprint-en',
  'docs/donate/',
  'examples/hero',
  'blog/welcome',
  'markdown-page',
])('groups %s as the embedded index does', async (path) => {
  const { recordProps } = await recordsOf(path);
  expect(recordProps['lvl0']).toEqual({ selectors: '', defaultValue: kindOf(path).label });
});

test('finds headings and text where the theme puts them', async () => {
  const page = fromHtml(`<main><article><div class="markdown"><header><h1>Fonts</h1></header>
    <p>Text</p><ul><li>Point</li></ul><h2>Load</h2><h3>From a file</h3></div></article></main>`);
  const { recordProps } = await recordsOf('docs/in-depth/fonts');
  for (const level of ['lvl1', 'lvl2', 'lvl3', 'content']) {
    const selector = v.parse(v.string(), [recordProps[level]].flat()[0]);
    expect(selectAll(selector, page), level).not.toEqual([]);
  }
});

test('lets the contextual search filter', async () => {
  const [settings] = Object.values((await readConfig()).initialIndexSettings);
  expect(settings?.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'version', 'docusaurus_tag']),
  );
});

test('a class comes before the interface of its options, and both before lists', () => {
  const [klass, options, defaults, list] = [
    'docs/api/p5.asciify/namespaces/renderers/classes/P5AsciifyRenderer',
    'docs/api/p5.asciify/namespaces/renderers/interfaces/AsciiRendererOptions',
    'docs/api/p5.asciify/namespaces/renderers/variables/RENDERER_TYPES',
    'docs/api/p5.asciify/namespaces/renderers/',
  ].map((path) => kindOf(path).weight);
  expect(klass).toBeGreaterThan(options ?? NaN);
  expect(options).toBeGreaterThan(defaults ?? NaN);
  expect(list).toBe(defaults);
  expect(kindOf('docs/api/variables/p5asciify').weight).toBe(klass);
});

test.each([
  ['docs/api', 'API reference'],
  ['docs/api/classes/P5Asciifier', 'API reference'],
  ['docs/guides/fundamentals', 'Guides'],
  ['docs/community/support', 'Community'],
  ['docs/legal/imprint-en', 'Legal'],
  ['examples/torus', 'Examples'],
  ['blog/welcome', 'Blog'],
  ['markdown-page', 'Pages'],
  ['', 'Pages'],
])('%s is of the kind %s', (path, label) => {
  expect(kindOf(path).label).toBe(label);
});

test('an example by its folder, with its tags and its sketch', () => {
  const torus = {
    slug: 'torus',
    summary: 'It turns.',
    tags: ['3d' as const],
    source: 'rotateX(frameCount); // slowly',
  };
  expect(exampleEntries([torus])).toEqual(
    new Map([['torus', { text: 'It turns.', names: ['3d'], code: torus.source }]]),
  );
});

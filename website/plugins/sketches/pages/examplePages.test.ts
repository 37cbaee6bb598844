import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedSlugs, explainedIn } from '../reading/docs';
import { slugsIn } from '../reading/entries';
import type { Example } from '../reading/examples';
import { examplePages } from './examplePages';
import { galleryOrder, shownFirst, shownLast } from './galleryOrder';

function example(slug: string, title: string, tags: Example['tags'] = ['3d']): Example {
  return {
    slug,
    title,
    summary: `${title}.`,
    tags,
    p5: ['1'],
    capture: { frame: 1, width: 640, height: 400, paintedFrames: 1 },
    source: '',
    files: [],
    frame: '@',
    colours: { characters: [['#ffffff']], backgrounds: [['#000000']] },
  };
}

describe('embeddedSlugs', () => {
  it.each([
    ['<LiveExample slug="torus" />', ['torus']],
    ['<LiveExample\n  autoplay\n  slug="torus"\n/>', ['torus']],
    [
      '<LiveExample slug="a" />\n\n<LiveExample slug="b" />\n\n<LiveExample slug="a" />',
      ['a', 'b'],
    ],
    ['Write `<LiveExample slug="torus" />` in a page.', []],
    ['```mdx\n<LiveExample slug="torus" />\n```\n\n<LiveExample slug="real" />', ['real']],
    ['<P5LiveLink slug="torus" />', []],
  ])('%j', (source, slugs) => {
    expect([...embeddedSlugs(source)]).toEqual(slugs);
  });
});

it('finds the pages that embed an example, in their order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  const doc = (title: string, source: string) => {
    const file = join(folder, `${title}.mdx`);
    writeFileSync(file, source);
    return { title, permalink: `/docs/${title}`, file };
  };
  const pages = explainedIn([
    doc('Grid', '<LiveExample slug="torus" />'),
    doc('Fonts', 'No example.'),
    doc('Colours', '<LiveExample slug="torus" />\n<LiveExample slug="noise" />'),
  ]);
  const [grid, colours] = ['Grid', 'Colours'].map((title) => ({
    title,
    permalink: `/docs/${title}`,
  }));
  expect(pages).toEqual(
    new Map([
      ['torus', [grid, colours]],
      ['noise', [colours]],
    ]),
  );
});

it('orders what is best to look at first, then by title without its article, plain ones last', () => {
  const titles = [
    example('bouncing-logo', 'A bouncing logo'),
    example('1', 'The grid'),
    example('2', 'A font'),
    example('mountains', 'Over the mountains'),
    example('eye', 'An eye'),
  ]
    .sort(galleryOrder)
    .map(({ title }) => title);
  expect(titles).toEqual(['An eye', 'Over the mountains', 'A font', 'The grid', 'A bouncing logo']);
});

it('orders only examples that there are, each once', async () => {
  const slugs = await slugsIn(join(__dirname, '../../../../examples'));
  expect(slugs).toEqual(expect.arrayContaining([...shownFirst, ...shownLast]));
  expect(new Set([...shownFirst, ...shownLast]).size).toBe(shownFirst.length + shownLast.length);
});

it('gives each page its neighbours, and the folder to edit', () => {
  const pages = examplePages([example('noise', 'Noise'), example('torus', 'Torus')], {
    baseUrl: '/site/',
    sourceUrl: 'https://example.org/repository',
    explainedIn: new Map([['torus', [{ title: 'Grid', permalink: '/site/docs/grid' }]]]),
    uses: new Map([['torus', [{ title: 'fill()', permalink: '/site/docs/api/X#fill' }]]]),
  });
  expect(pages[0]).toMatchObject({
    previous: undefined,
    next: { title: 'Torus', permalink: '/site/examples/torus' },
    explainedIn: [],
    uses: [],
  });
  expect(pages[1]).toEqual({
    slug: 'torus',
    title: 'Torus',
    summary: 'Torus.',
    tags: ['3d'],
    credits: [],
    previous: { title: 'Noise', permalink: '/site/examples/noise' },
    editUrl: 'https://example.org/repository/tree/main/examples/torus',
    explainedIn: [{ title: 'Grid', permalink: '/site/docs/grid' }],
    uses: [{ title: 'fill()', permalink: '/site/docs/api/X#fill' }],
  });
});

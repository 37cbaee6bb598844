import { expect, test } from 'vitest';
import { assemble } from './buildIndex';
import { kindOf } from './kinds';
import type { IndexedPage } from './page';

const fonts: IndexedPage = {
  page: {
    path: 'docs/in-depth/fonts',
    title: 'Fonts',
    group: 'Guides',
    weight: 1,
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    keywords: 'typeface',
  },
  sections: [
    { text: 'A font.', examples: [] },
    {
      anchor: 'load',
      headings: ['Load a font'],
      examples: ['torus'],
    },
  ],
};

const torusPage: IndexedPage = {
  page: { ...fonts.page, path: 'examples/torus', title: 'Torus', group: 'Examples' },
  sections: [{ text: '', examples: ['torus'] }],
};

test('an example is found on its own page, by its summary and the names it uses', () => {
  const torus = { summary: 'It turns.', names: ['torus', 'rotateX'] };
  const { pages, sections } = assemble([fonts, torusPage], new Map([['torus', torus]]));
  expect(pages).toHaveLength(2);
  expect(sections).toEqual([
    { page: 0, text: 'A font.' },
    { page: 0, anchor: 'load', headings: ['Load a font'] },
    { page: 1, text: 'It turns.', code: 'torus rotateX' },
  ]);
});

test('the page of an example that is unknown stays as it is', () => {
  expect(assemble([torusPage], new Map()).sections).toEqual([{ page: 0, text: '' }]);
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

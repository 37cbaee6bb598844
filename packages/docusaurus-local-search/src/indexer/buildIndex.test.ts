import { expect, test } from 'vitest';
import { assemble } from './buildIndex';
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
    { text: 'A font.', entries: [] },
    {
      anchor: 'load',
      headings: ['Load a font'],
      entries: ['torus'],
    },
  ],
};

const torusPage: IndexedPage = {
  page: { ...fonts.page, path: 'examples/torus', title: 'Torus', group: 'Examples' },
  sections: [{ text: '', entries: ['torus'] }],
};

test('an entry is found on its own page, by its text, its names and those that its code uses', () => {
  const torus = { text: 'It turns.', names: ['3d'], code: 'rotateX(frameCount); // slowly' };
  const entries = { kind: 'Examples', read: new Map([['torus', torus]]) };
  const { pages, sections } = assemble([fonts, torusPage], entries);
  expect(pages).toHaveLength(2);
  expect(sections).toEqual([
    { page: 0, text: 'A font.' },
    { page: 0, anchor: 'load', headings: ['Load a font'] },
    { page: 1, text: 'It turns.', code: '3d rotateX frameCount' },
  ]);
});

test('the page of an entry that is unknown stays as it is', () => {
  expect(assemble([torusPage]).sections).toEqual([{ page: 0, text: '' }]);
});

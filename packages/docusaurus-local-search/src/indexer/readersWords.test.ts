import { expect, test } from 'vitest';
import { sampleIndex } from '../../test/sampleIndex';
import { parseIndex, packIndex } from '../searchIndex';
import { parseReadersWords, withReadersWords, type ReadersWords } from './readersWords';

const file = 'words.yaml';
const site = {
  pages: sampleIndex.pages,
  sections: sampleIndex.sections.map((section) => ({ ...section, asked: undefined })),
};
const table: ReadersWords = {
  words: { font: ['typeface', 'type face'], glyphColor: ['tint'] },
  pages: {
    '/docs/in-depth/fonts#load': ['change the font'],
    '/docs/guides/exporting/': ['download'],
  },
  suggestions: ['fonts'],
};
const join = (changes: Partial<ReadersWords>): unknown =>
  withReadersWords(site, { ...table, ...changes }, file);

test('phrases stand beside the section that they mean; words under the key of what is typed', () => {
  const index = withReadersWords(site, table, file);
  expect(index.sections.filter(({ asked }) => asked)).toHaveLength(2);
  expect(index.sections[1]).toMatchObject({ anchor: 'load', asked: ['change the font'] });
  expect(index.sections.find((section) => section.asked?.includes('download'))).not.toHaveProperty(
    'anchor',
  );
  expect(index.words).toEqual({ typefac: ['font', 'font'], tint: ['glyphcolor'] });
  expect(parseIndex(packIndex(index))).toEqual(index);
});

test('every address, word and suggestion that leads nowhere is named', () => {
  expect(() =>
    join({
      words: { blockchain: ['bitcoin'] },
      pages: { '/docs/guides/fonts': ['font'], '/docs/in-depth/fonts#laod': ['load'] },
      suggestions: ['qqxxzz'],
    }),
  ).toThrow(
    [
      'words.yaml:',
      '  pages: /docs/guides/fonts is no page that the search knows. Is it one of these? /docs/in-depth/fonts',
      '  pages: /docs/in-depth/fonts has no section #laod. Its sections: load.',
      '  words: “blockchain” stands in no page.',
      '  suggestions: “qqxxzz” finds nothing.',
    ].join('\n'),
  );
});

test.each([
  ['words: {}\npages: {}', 'suggestions'],
  [
    'words: { font: [] }\npages: {}\nsuggestions: [fonts]',
    'words.font: a list of phrases is empty',
  ],
  ['words: {}\npages: {}\nsuggestions: [" "]', 'suggestions.0: a phrase is empty'],
  ['words: [', 'words.yaml:'],
])('%j is no table', (text, message) => {
  expect(() => parseReadersWords(text, file)).toThrow(message);
});

test('a number is a phrase like any other', () => {
  const text = 'words: {}\npages: { /docs/alt: [404] }\nsuggestions: [fonts]';
  expect(parseReadersWords(text, file).pages).toEqual({ '/docs/alt': ['404'] });
});

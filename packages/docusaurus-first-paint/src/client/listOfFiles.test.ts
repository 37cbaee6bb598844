import { expect, it } from 'vitest';
import { parseListOfFiles, styleSheetsOf, withStyleSheets } from './listOfFiles';

it('adds entries with the style sheets of chunks that HTML may name, and without scripts', () => {
  const files = {
    entrypoints: ['main'],
    origins: { main: ['styles', 'main'], guide: ['course', 'late', 'styles', 'guide'] },
  };
  expect(withStyleSheets(files, ['course', 'blog'])).toEqual({
    entrypoints: ['main'],
    origins: {
      ...files.origins,
      [styleSheetsOf('main')]: [],
      [styleSheetsOf('guide')]: ['course'],
    },
  });
});

it('reads the list that the framework writes', () => {
  const files = { origins: { main: ['main'] }, assets: {} };
  expect(parseListOfFiles(JSON.stringify(files))).toEqual(files);
});

it.each(['[]', 'null', '{}', '{"origins":{"main":"main"}}'])('refuses %s', (json) => {
  expect(() => parseListOfFiles(json)).toThrow(
    'client-manifest.json has no "origins" with names of chunks',
  );
});

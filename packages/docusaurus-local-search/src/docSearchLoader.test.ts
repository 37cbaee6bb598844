import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import docSearchLoader from './docSearchLoader.mjs';

const file = createRequire(import.meta.url)
  .resolve('@docsearch/react')
  .replace('umd', 'esm');

test('DocSearch is repaired in its six places, and nowhere else', async () => {
  const source = await readFile(file, 'utf8');
  const result = docSearchLoader(source);
  expect(result).not.toContain('"style",null');
  expect(result).not.toContain('getListProps()');
  expect(result.match(/"error"!==\w+\.getState\(\)\.status/g)).toHaveLength(1);
  expect(result.match(/\.catch\(\(function\(error\)\{if\("RetryError"!==/g)).toHaveLength(1);
  expect(result.match(/catch\{return\[\]\}/g)).toHaveLength(1);
  expect(
    result.match(/\.suggestions\?\w+\(\{searchSuggestions:\w+\.suggestions\}\):/g),
  ).toHaveLength(1);
  expect(result).not.toMatch(/dangerouslySetInnerHTML|innerHTML/);
  expect(result.match(/marksOf\(\{html:/g)).toHaveLength(1);
  expect(Math.abs(source.length - result.length)).toBeLessThan(320);
});

test('another DocSearch stops the build', () => {
  expect(() => docSearchLoader('export {}')).toThrow(/no longer holds the logo's style element/);
});

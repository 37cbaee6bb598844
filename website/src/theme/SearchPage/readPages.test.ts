import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { readPages } from './readPages';

it.each([
  ['', 1],
  ['3', 3],
  ['-2', 1],
  ['1e9', 1],
  ['99999999999', 60],
])('%j asks for %i', (text, pages) => {
  expect(readPages(text)).toBe(pages);
});

it('whatever is asked for, some pages are shown', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.double().map(String)), (text) => {
      const pages = readPages(text);
      expect(Number.isInteger(pages) && pages >= 1 && pages <= 60).toBe(true);
    }),
    manyRuns,
  );
});

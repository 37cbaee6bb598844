import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { publicAddress, readPages, searchPagePath, sitePath, wellFormed } from './addresses';

test('a result leads to the host that is being read', () => {
  expect(sitePath('https://p5.textmode.art/docs/intro?x=1#top')).toBe('/docs/intro?x=1#top');
  expect(sitePath('/docs/intro#top')).toBe('/docs/intro#top');
});

test('what the index names comes back as a path of the site', () => {
  const root = 'https://example.org/base/';
  const address = publicAddress('docs/intro', 'top', root);
  expect(address.href).toBe('https://example.org/base/docs/intro#top');
  expect(sitePath(address.href)).toBe('/base/docs/intro#top');
  expect(publicAddress('', undefined, root).href).toBe(root);
});

test('the search page may stand elsewhere', () => {
  expect(searchPagePath('a', '/find/it')).toBe('/find/it?q=a');
});

test('any query has an address', () => {
  expect(searchPagePath('a & b/c?')).toBe('/search?q=a%20%26%20b%2Fc%3F');
  expect(searchPagePath('\uD800x')).toBe('/search?q=%EF%BF%BDx');
  expect(wellFormed('😀 \uDC00')).toBe('😀 \uFFFD');
});

test('whatever is searched for comes back from its address', () => {
  fc.assert(
    fc.property(hostileText, (query) => {
      const { pathname, searchParams } = new URL(searchPagePath(query), 'https://example.org');
      expect(pathname).toBe('/search');
      expect(searchParams.get('q')).toBe(wellFormed(query));
    }),
    manyRuns,
  );
});

test('no result leads to another host', () => {
  fc.assert(
    fc.property(hostileText, (url) => {
      const target = new URL(sitePath(url), 'https://here.example');
      expect(target.origin).toBe('https://here.example');
    }),
    manyRuns,
  );
});

test.each([
  ['', 1],
  ['3', 3],
  ['-2', 1],
  ['1e9', 1],
  ['99999999999', 60],
])('%j asks for %i', (text, pages) => {
  expect(readPages(text)).toBe(pages);
});

test('whatever is asked for, some pages are shown', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.double().map(String)), (text) => {
      const pages = readPages(text);
      expect(Number.isInteger(pages) && pages >= 1 && pages <= 60).toBe(true);
    }),
    manyRuns,
  );
});

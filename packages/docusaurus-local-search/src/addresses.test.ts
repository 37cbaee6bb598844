import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import {
  publicAddress,
  readPages,
  searchPagePath,
  shownCount,
  sitePath,
  wellFormed,
} from './addresses';

test('a result leads to the host that is being read', () => {
  expect(sitePath('https://p5.textmode.art/docs/intro?x=1#top', '/')).toBe('/docs/intro?x=1#top');
  expect(sitePath('/docs/intro#top', '/')).toBe('/docs/intro#top');
});

test.each([
  ['https://p5.textmode.art/base/docs/intro#top', '/base/docs/intro#top'],
  // From an index that was made for a site at the root of its host, or of another folder.
  ['https://p5.textmode.art/docs/intro#top', '/base/docs/intro#top'],
  ['docs/intro', '/base/docs/intro'],
  ['https://p5.textmode.art/baseless', '/base/baseless'],
  ['https://p5.textmode.art//evil.test/x', '/base/evil.test/x'],
  ['/base', '/base'],
  ['/', '/base/'],
  ['javascript:alert(1)', '/base/'],
  ['https://[', '/base/'],
])('%j leads to a place below the folder of the site', (url, path) => {
  expect(sitePath(url, '/base/')).toBe(path);
});

test('a number of results is no larger than can be looked through', () => {
  expect([0, 12, 900, 901, 1e9].map(shownCount)).toEqual(['0', '12', '900', '900+', '900+']);
});

test('what the index names comes back as a path of the site', () => {
  const root = 'https://example.org/base/';
  const address = publicAddress('docs/intro', 'top', root);
  expect(address.href).toBe('https://example.org/base/docs/intro#top');
  expect(sitePath(address.href, '/base/')).toBe('/base/docs/intro#top');
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
      for (const baseUrl of ['/', '/base/']) {
        const target = new URL(sitePath(url, baseUrl), 'https://here.example');
        expect(target.origin).toBe('https://here.example');
        expect(`${target.pathname}/`.startsWith(baseUrl)).toBe(true);
      }
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

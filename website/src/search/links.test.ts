import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { searchPagePath, sitePath, wellFormed } from './links';

test('a result leads to the host that is being read', () => {
  expect(sitePath('https://p5.textmode.art/docs/intro?x=1#top')).toBe('/docs/intro?x=1#top');
  expect(sitePath('/docs/intro#top')).toBe('/docs/intro#top');
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

import { expect, test } from 'vitest';
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

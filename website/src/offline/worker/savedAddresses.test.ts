import { expect, it } from 'vitest';
import { savedAddresses } from './savedAddresses';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/intro', '/docs/intro/'],
  ['/docs/intro.html', '/docs/intro/'],
  ['/docs/intro/index.html', '/docs/intro/'],
  ['/docs/api/', '/docs/api/'],
  ['/docs/guides/p5-2.x.x', '/docs/guides/p5-2.x.x/'],
  ['/search?q=font#top', '/search/'],
])('%s may have been saved as %s', (asked, saved) => {
  const addresses = savedAddresses(new URL(asked, 'https://example.org'));
  expect(addresses).toContain(`https://example.org${saved}`);
});

it('looks for a file under its own name first', () => {
  const [first] = savedAddresses(new URL('https://example.org/img/logo.svg?x'));
  expect(first).toBe('https://example.org/img/logo.svg');
});

import { expect, it } from 'vitest';
import { renderRobotsTxt } from '.';

it('leads to the sitemap and closes only what is no page', () => {
  expect(renderRobotsTxt('https://example.org', '/p5.asciify/')).toBe(`User-agent: *
# The frames that sketches run in.
Disallow: /p5.asciify/runner/
Allow: /

Sitemap: https://example.org/p5.asciify/sitemap.xml
`);
});

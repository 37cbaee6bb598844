import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { intact, sandboxedDocument, savedAddresses } from './answers';

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

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const replaceWith = (text: string) => vi.fn(() => Promise.resolve(new Response(text)));

it('hands over what was built, still to be read', async () => {
  const replace = replaceWith('new');
  const response = await intact(new Response('built'), integrityOf('built'), replace);
  expect(await response?.text()).toBe('built');
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['altered', integrityOf('built')],
  ['built', undefined],
  ['', integrityOf('built')],
])('replaces %j that should have %s', async (text, integrity) => {
  const response = await intact(new Response(text), integrity, replaceWith('new'));
  expect(await response?.text()).toBe('new');
});

it('has nothing rather than something else', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await intact(new Response('altered'), integrityOf('built'), fail)).toBeNull();
  expect(await intact(undefined, integrityOf('built'), replaceWith('new'))).toBeNull();
});

it('sandboxes the document and keeps the policy that came with it', async () => {
  const headers = { 'Content-Security-Policy': "frame-ancestors 'self'" };
  const response = sandboxedDocument(new Response('<p>', { status: 203, headers }));
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox allow-scripts",
  );
  expect(response.status).toBe(203);
  expect(await response.text()).toBe('<p>');
});

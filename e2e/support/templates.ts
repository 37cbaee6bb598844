/** Addresses of one page of each kind. */
export const templates = [
  '/',
  '/docs/guides/fundamentals',
  '/docs/getting-started/installation',
  '/docs/api/classes/P5Asciifier',
  '/docs/community/showcase',
  '/examples',
  '/examples/eye',
  '/playground',
  '/blog',
  '/blog/welcome',
  '/blog/authors',
  '/search?q=renderer',
  '/site-index',
  '/no-such-page',
];

/** Addresses that the search leads to, and the cleaning of those that come from its index. */

/** Where the plain list of all pages stands, for readers whom the search does not serve. */
export const siteIndexPath = '/site-index';

/** Replaces lone surrogates, which cannot be part of an address. */
export function wellFormed(text: string): string {
  return Array.from(text, (character) =>
    /^[\uD800-\uDFFF]$/.test(character) ? '\uFFFD' : character,
  ).join('');
}

export function searchPagePath(query: string): string {
  return `/search?q=${encodeURIComponent(wellFormed(query))}`;
}

/**
 * The path of a page that the index names by its public address; so links stay on the host that is
 * being read. Anything that is not such an address leads to the home page.
 */
export function sitePath(url: string): string {
  const base = 'https://localhost';
  if (!URL.canParse(url, base)) return '/';
  const { protocol, pathname, search, hash } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return '/';
  // Two slashes would begin the name of another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

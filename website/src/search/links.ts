/** Addresses that the search leads to. */

/** Where the plain list of all pages stands, for readers whom the search does not serve. */
export const siteIndexPath = '/site-index';

/** A lone surrogate cannot be part of an address. */
export function wellFormed(text: string): string {
  return Array.from(text, (character) =>
    /^[\uD800-\uDFFF]$/.test(character) ? '\uFFFD' : character,
  ).join('');
}

export function searchPagePath(query: string): string {
  return `/search?q=${encodeURIComponent(wellFormed(query))}`;
}

/**
 * The index names pages by their public address; links stay on the host that is being read.
 * What is no address of a page leads to the beginning.
 */
export function sitePath(url: string): string {
  const base = 'https://localhost';
  if (!URL.canParse(url, base)) return '/';
  const { protocol, pathname, search, hash } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return '/';
  // Two slashes would begin the name of another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

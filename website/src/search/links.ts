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

/** The index names pages by their public address; links stay on the host that is being read. */
export function sitePath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'https://localhost');
  return pathname + search + hash;
}

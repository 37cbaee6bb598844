/**
 * The addresses of the search: where it leads, and what it reads from addresses. Every change
 * between a path and a whole address is made here.
 */

/** The path of the plain list of all pages, for readers whom the search does not serve. */
export const siteIndexPath = '/site-index';

/** Replaces lone surrogates, which cannot be part of an address. */
export function wellFormed(text: string): string {
  return Array.from(text, (character) =>
    /^[\uD800-\uDFFF]$/.test(character) ? '\uFFFD' : character,
  ).join('');
}

/**
 * The search page with a query, below the base URL.
 *
 * @param page The site's `searchPagePath`.
 */
export function searchPagePath(query: string, page = 'search'): string {
  return `/${page.replace(/^\//, '')}?q=${encodeURIComponent(wellFormed(query))}`;
}

/** How many results a page has. */
export const resultsPerPage = 15;
const maxPages = 60;
/** The most results that can be looked through, with as many pages as an address can ask for. */
export const mostResults = resultsPerPage * maxPages;

/** A number of results as it is shown: no larger than can be looked through. */
export function shownCount(results: number): string {
  return results > mostResults ? `${mostResults}+` : String(results);
}

/** How many pages of results an address asks for; it may hold any text. */
export function readPages(text: string): number {
  return Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), maxPages);
}

/** The base URL of the open site; ends with a slash. */
export function siteRoot(baseUrl: string): string {
  return new URL(baseUrl, window.location.origin).href;
}

/**
 * The whole address of a page or a section, which search services answer with.
 *
 * @param path Path of the page below the base URL.
 * @param root The base URL of the site; ends with a slash.
 */
export function publicAddress(path: string, anchor: string | undefined, root: string): URL {
  const url = new URL(path, root);
  if (anchor) url.hash = anchor;
  return url;
}

/**
 * The path of a page that the index names by its public address. Links stay on the host that is
 * being read, and below the path that the site is served under, also where the index was made for
 * another. Anything that is not such an address leads to the home page.
 *
 * @param baseUrl The path that the site is served under; begins and ends with a slash.
 */
export function sitePath(url: string, baseUrl: string): string {
  const home = `https://localhost${baseUrl}`;
  if (!URL.canParse(url, home)) return baseUrl;
  const { protocol, pathname, search, hash } = new URL(url, home);
  if (!/^https?:$/.test(protocol)) return baseUrl;
  // Two slashes would begin the name of another host.
  const path = pathname.replace(/^\/+/, '/');
  const isInside = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  return (isInside ? path : baseUrl + path.slice(1)) + search + hash;
}

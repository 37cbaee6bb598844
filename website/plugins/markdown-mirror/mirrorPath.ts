/** Where the Markdown copy of a page lies; used by the build and by the pages themselves. */

/** @returns Below the base URL, without a leading slash: `docs/intro.md`. */
export function mirrorPath(pathname: string, baseUrl: string): string {
  const route = pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
  return `${route === '' ? 'index' : route}.md`;
}

/** The not-found page has no address, and the search page nothing to read. */
const withoutMirror = ['native', 'docusaurus-theme-search-algolia'];

/** @param plugin Name of the plugin that made the page. */
export function hasMirror(plugin: string): boolean {
  return !withoutMirror.includes(plugin);
}

/** Where the Markdown copy of a page lies; used by the build and by the pages themselves. */

/** @returns The path of the copy below the base URL, without a leading slash: `docs/intro.md`. */
export function mirrorPath(pathname: string, baseUrl: string): string {
  const route = pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
  return `${route === '' ? 'index' : route}.md`;
}

/** Plugins of the not-found page, which has no address, and the search page, which has no text. */
const withoutMirror = ['native', 'docusaurus-theme-search-algolia'];

/** @param plugin Name of the plugin that made the page. */
export function hasMirror(plugin: string): boolean {
  return !withoutMirror.includes(plugin);
}

/** Where files lie that the build writes and pages link to. All paths are below the base URL. */

/** A page's path without slashes at its ends. */
export function routeOf(pathname: string, baseUrl: string): string {
  return pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
}

/** The path of a page's Markdown copy: `docs/intro.md`. */
export function mirrorPath(pathname: string, baseUrl: string): string {
  const route = routeOf(pathname, baseUrl);
  return `${route === '' ? 'index' : route}.md`;
}

/** Plugins of the not-found page, which has no address, and the search page, which has no text. */
const withoutMirror = ['native', 'docusaurus-theme-search-algolia'];

/**
 * Whether a page has a Markdown copy.
 *
 * @param plugin Name of the plugin that made the page.
 */
export function hasMirror(plugin: string): boolean {
  return !withoutMirror.includes(plugin);
}

/** The path of the picture that stands for a page where it is shared. */
export function cardPath(pathname: string, baseUrl: string): string {
  const route = routeOf(pathname, baseUrl);
  return `img/social/${route === '' ? 'home' : route}.png`;
}

/** The name of the zip of the whole site. It is part of neither itself nor the offline copy. */
export const zipName = 'p5-asciify-site.zip';

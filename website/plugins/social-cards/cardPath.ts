/** The path of a page's card below the base URL; used by the build and by the head of pages. */
export function cardPath(pathname: string, baseUrl: string): string {
  const route = routeOf(pathname, baseUrl);
  return `img/social/${route === '' ? 'home' : route}.png`;
}

/** A page's path below the base URL, without slashes at its ends. */
export function routeOf(pathname: string, baseUrl: string): string {
  return pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
}

/** The canonical path of a page, without `.html` or `index.html`. */
export function barePath(pathname: string): string {
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'index.html'.length);
  if (pathname.endsWith('.html') && !pathname.endsWith('/.html')) {
    return pathname.slice(0, -'.html'.length);
  }
  return pathname;
}

/** The canonical path of a page, without `.html`, `index` or `index.html`. */
export function barePath(pathname: string): string {
  const [index] = /(?<=\/)index(\.html)?$/.exec(pathname) ?? [];
  if (index !== undefined) return pathname.slice(0, -index.length);
  if (pathname.endsWith('.html') && !pathname.endsWith('/.html')) {
    return pathname.slice(0, -'.html'.length);
  }
  return pathname;
}

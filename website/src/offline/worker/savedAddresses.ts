/**
 * The addresses under which a requested page or file may have been saved, the likeliest first.
 * Pages are saved as folders, `/docs/intro/`, because every host answers those without a redirect.
 */
export function savedAddresses({ origin, pathname }: URL): string[] {
  const folder = pathname.replace(/\/index\.html$|\.html$|\/$/, '');
  return [origin + pathname, `${origin}${folder}/`];
}

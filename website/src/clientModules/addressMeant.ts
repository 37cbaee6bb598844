/**
 * The address that is meant by a path with an encoded `#`, if there is such a page.
 *
 * @param find Finds the address of a page of this site.
 */
export function addressMeant(
  pathname: string,
  find: (path: string) => string | undefined,
): string | undefined {
  const [, path, hash] = /^(.*?)%23(.*)$/s.exec(pathname) ?? [];
  const page = path === undefined ? undefined : find(path);
  return page === undefined || hash === undefined ? undefined : `${page}#${hash}`;
}

/**
 * What a request asks for: the path as it stands in rules, redirects and file names, and the query.
 *
 * @param target The request target, as Node.js hands it over: `/docs/intro?q=1`.
 * @returns `undefined` for what names no file on any system, or would name another one on some: an
 *   address of another host, a broken escape, an encoded slash, a backslash, a control character.
 */
export function readRequestTarget(
  target: string,
): { pathname: string; search: string } | undefined {
  // A URL takes a backslash for a slash, and drops tabs and line ends without a word.
  if (!target.startsWith('/') || hasControl(target) || target.includes('\\')) return undefined;
  const address = `http://localhost${target}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  // A redirect to what begins with two slashes would lead to another host.
  if (pathname.includes('//') || /%(2f|5c)/i.test(pathname)) return undefined;
  try {
    return hasControl(decodeURIComponent(pathname)) ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * Reads path and query of a request. The path has the form of rules, redirects and file names.
 *
 * @param target The request target, as Node.js hands it over: `/docs/intro?q=1`.
 * @returns `undefined` for a target that names no file on any system, or another file on some: an
 *   address of another host, a broken escape, an encoded slash, a backslash, a control character.
 */
export function readRequestTarget(
  target: string,
): { pathname: string; search: string } | undefined {
  // The URL parser turns backslashes into slashes, and silently drops tabs and line breaks.
  if (!target.startsWith('/') || hasControl(target) || target.includes('\\')) return undefined;
  const address = `http://localhost${target}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  // A redirect to a path that begins with two slashes would lead to another host.
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

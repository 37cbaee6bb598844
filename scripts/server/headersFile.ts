/**
 * The `_headers` file of a built site, read as Netlify and Cloudflare Pages read it: rules of a
 * path, which may hold one `*`, and the headers that it sends. The local server obeys it too, so the
 * browser tests see what these hosts send.
 */

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

/** @throws Error naming the line that is neither a path nor a header. */
export function readHeadersFile(text: string): (pathname: string) => Map<string, string> {
  const rules = parse(text);
  return (pathname) => {
    const sent = new Map<string, string>();
    for (const { path, headers } of rules) {
      if (!matches(path, pathname)) continue;
      for (const [name, value] of headers) {
        const before = sent.get(name);
        sent.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return sent;
  };
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) {
      throw new Error(`_headers, line ${index + 1}: ${JSON.stringify(line)} is no path or header.`);
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

function matches(path: string, pathname: string): boolean {
  const [start = '', end] = path.split('*');
  if (end === undefined) return pathname === path || pathname === `${path}/`;
  return pathname.startsWith(start) && pathname.slice(start.length).endsWith(end);
}

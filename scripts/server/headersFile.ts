/**
 * Reads the `_headers` file of a built site as Netlify and Cloudflare Pages do. A rule has a path,
 * which may hold one `*`, and headers to send. All matching rules apply; if several set the same
 * header, its values are joined. The local server applies the file, too, so that the browser tests
 * see the headers that these hosts send.
 */

export type Host = 'netlify' | 'cloudflare';

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

/** @throws Error naming the line that is neither a path nor a header. */
export function readHeadersFile(
  text: string,
  host: Host = 'netlify',
): (pathname: string) => Map<string, string> {
  const rules = parse(text);
  return (pathname) => {
    const sent = new Map<string, string>();
    for (const { path, headers } of rules) {
      if (!matches[host](path, pathname)) continue;
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

const matches: Record<Host, (path: string, pathname: string) => boolean> = {
  /** Netlify ignores a slash at the end, both of the rule and of the address. */
  netlify: (path, pathname) => new RegExp(`^${pattern(path.replace(/\/$/, ''))}/?$`).test(pathname),
  /** Cloudflare compares the whole address exactly. */
  cloudflare: (path, pathname) => new RegExp(`^${pattern(path)}$`).test(pathname),
};

const pattern = (path: string): string =>
  path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

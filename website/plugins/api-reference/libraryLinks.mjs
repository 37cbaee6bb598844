// A TypeDoc plugin for packages that build on the library, in whose reference the library's symbols
// have no pages: links lead to the library's own reference, which has to be written before.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/api');

/** @type {Map<string, { address: string, anchors: Set<string> }> | undefined} */
let pages;

/** The pages of the library's reference by the names of their symbols. */
function readPages() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return new Map(
    files.map((file) => {
      const page = file.replaceAll('\\', '/').replace(/\.md$/, '');
      const named = readFileSync(join(folder, file), 'utf8').matchAll(/^#+ (\w+)|<a id="(\w+)"/gm);
      const anchors = Array.from(named, ([, heading, id]) => (heading ?? id ?? '').toLowerCase());
      return [basename(page), { address: `/docs/api/${page}`, anchors: new Set(anchors) }];
    }),
  );
}

/**
 * The address of a symbol of the library, or of a member of it.
 *
 * @param {readonly string[]} names Namespaces, a symbol with a page, a member of it, such as
 *   `['renderers', 'P5AsciifyRenderer', 'enable']`.
 */
export function libraryAddress(names) {
  pages ??= readPages();
  const place = names.findLastIndex((name) => pages?.has(name));
  const page = pages.get(names[place] ?? '');
  const member = (names[place + 1] ?? '').toLowerCase();
  return page?.anchors.has(member) ? `${page.address}#${member}` : page?.address;
}

/** @param {import('typedoc').Application} app */
export function load(app) {
  pages = undefined;
  app.converter.addUnknownSymbolResolver(({ symbolReference }) =>
    libraryAddress((symbolReference?.path ?? []).map(({ path }) => path)),
  );
}

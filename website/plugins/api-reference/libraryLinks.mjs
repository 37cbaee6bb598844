// A TypeDoc plugin for packages that build on the library, in whose reference the library's symbols
// have no pages: links lead to the library's own reference, which has to be written before.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/api');

/** @param {import('typedoc').Application} app */
export function load(app) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const pages = new Map(
    files.map((file) => {
      const page = file.replaceAll('\\', '/').replace(/\.md$/, '');
      const headings = readFileSync(join(folder, file), 'utf8').matchAll(/^#+ (\w+)/gm);
      const address = `/docs/api/${page}`;
      return [basename(page), { address, anchors: Array.from(headings, ([, name]) => name) }];
    }),
  );
  app.converter.addUnknownSymbolResolver(({ symbolReference }) => {
    const names = (symbolReference?.path ?? []).map(({ path }) => path);
    // `renderers.P5AsciifyRenderer.enable`: namespaces, a symbol with a page, a member of it.
    const place = names.findLastIndex((name) => pages.has(name));
    const page = pages.get(names[place] ?? '');
    const member = names[place + 1] ?? '';
    return page?.anchors.includes(member)
      ? `${page.address}#${member.toLowerCase()}`
      : page?.address;
  });
}

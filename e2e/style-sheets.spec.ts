import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseHtml } from 'docusaurus-local-search/builtPage';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { expect, test } from './support/reading';
import { addressesIn } from './support/html';
import { siteUrl } from './support/siteFolder';

test.describe('built style sheets', () => {
  const site = siteUrl;
  const readFiles = async (ending: string) => {
    // A folder may be named after a package, such as `textmode.js`.
    const entries = await readdir(site, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const root = fileURLToPath(site);
    return new Map(texts.map((text, index) => [`/${relative(root, files[index] ?? '')}`, text]));
  };
  const find = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), String));

  test('set every variable that they read', async () => {
    const styles = [...(await readFiles('.css')).values()].join('\n');
    const scripts = [...(await readFiles('.js')).values()].join('\n');
    const unset = find(styles, /(?<=var\()--[\w-]+(?=\))/g);
    for (const name of find(styles + scripts, /--[\w-]+(?=["']?:)/g)) unset.delete(name);
    // Infima uses this property and sets it nowhere.
    expect([...unset]).toEqual(['--image-alignment-padding']);
  });

  test('are named by every page that needs them', async () => {
    const classes = new Map(
      Array.from(await readFiles('.css'), ([file, text]) => [
        file,
        find(text, /(?<=\.)[a-z][\w-]+/gi),
      ]),
    );
    const styled = new Set(Array.from(classes.values(), (names) => [...names]).flat());
    for (const [page, html] of await readFiles('.html')) {
      const linked = addressesIn(html, 'link[rel=stylesheet]').flatMap((file) => [
        ...(classes.get(file) ?? []),
      ]);
      const names: string[] = [];
      visit(parseHtml(html), 'element', ({ tagName, properties: { className } }) => {
        // The classes of highlighted code are not in style sheets of components.
        if (tagName === 'pre') return SKIP;
        if (Array.isArray(className)) names.push(...className.map(String));
        return CONTINUE;
      });
      const missing = new Set(names.filter((name) => styled.has(name)));
      for (const name of linked) missing.delete(name);
      expect([...missing], page).toEqual([]);
    }
  });
});

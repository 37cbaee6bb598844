/**
 * Makes the home page from two routes, a layout and the page inside it: only a page inside the
 * layout of another route can stay dehydrated, that is, the served HTML until it is used
 * (docusaurus-first-paint).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { examplesFolder } from '../examples';
import { highlight } from '../highlighting/highlight';

export default function homePlugin({ baseUrl, siteDir }: LoadContext): Plugin<string> {
  const place = { path: baseUrl, exact: true };
  const sketch = join(examplesFolder(siteDir), 'hero/sketch.js');
  return {
    name: 'home',
    getPathsToWatch: () => [sketch],
    loadContent: () => readHeroLines(sketch),
    async contentLoaded({ content: lines, actions }) {
      const html = await highlight(lines, 'js');
      actions.addRoute({
        ...place,
        component: '@site/src/components/HomePage/HomeLayout',
        routes: [
          {
            ...place,
            component: '@site/src/components/HomePage',
            // The module's name `content` marks a page that can stay dehydrated; see docusaurus-first-paint.
            modules: { content: await actions.createData('lines.json', { html }) },
          },
        ],
      });
    },
  };
}

/**
 * Reads the lines that turn the home page's sketch into text: its function `setupAsciify`.
 *
 * @throws Error naming the file when it has no such function whose first and last lines are
 *   unindented.
 */
async function readHeroLines(file: string): Promise<string> {
  return heroLines(await readFile(file, 'utf8'), file);
}

/** Finds the function `setupAsciify` in a source; `file` is named in the error. */
export function heroLines(source: string, file: string): string {
  const lines = /^function setupAsciify\(\) \{\n[^]*?\n\}$/m.exec(source)?.[0];
  if (lines !== undefined) return lines;
  throw new Error(`${file}: the home page shows its function setupAsciify(), and there is none.`);
}

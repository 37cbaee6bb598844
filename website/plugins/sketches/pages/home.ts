/**
 * Makes the home page from two routes, a layout and the page inside it: only a page inside the
 * layout of another route can stay dehydrated, that is, the served HTML until it is used
 * (docusaurus-first-paint).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { highlight } from '../../highlighting/highlight';

/** @param html The highlighted lines that the page shows. */
export async function addHomePage(
  { addRoute, createData }: PluginContentLoadedActions,
  html: string,
  baseUrl: string,
): Promise<void> {
  const place = { path: baseUrl, exact: true };
  addRoute({
    ...place,
    component: '@site/src/components/HomePage/HomeLayout',
    routes: [
      {
        ...place,
        component: '@site/src/components/HomePage',
        // The module's name `content` marks a page that can stay dehydrated; see docusaurus-first-paint.
        modules: { content: await createData('home.json', { html }) },
      },
    ],
  });
}

/**
 * Reads the lines that turn the home page's sketch into text, its function `setupAsciify`, as HTML.
 *
 * @param examples The folder of the examples.
 * @throws Error naming the file when it has no such function whose first and last lines are
 *   unindented.
 */
export async function readHeroLines(examples: string): Promise<string> {
  const file = join(examples, 'hero/sketch.js');
  return highlight(heroLines(await readFile(file, 'utf8'), file), 'js');
}

/** Finds the function `setupAsciify` in a source; `file` is named in the error. */
export function heroLines(source: string, file: string): string {
  const lines = /^function setupAsciify\(\) \{\n[^]*?\n\}$/m.exec(source)?.[0];
  if (lines !== undefined) return lines;
  throw new Error(`${file}: the home page shows its function setupAsciify(), and there is none.`);
}

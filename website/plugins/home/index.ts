/**
 * Makes the home page from two routes, a layout and the page inside it: only a page inside the
 * layout of another route can stay dehydrated, that is, the served HTML until it is used
 * (docusaurus-first-paint).
 */
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { examplesFolder } from '../examples';
import { highlight } from '../highlighting/highlight';
import { readHeroLines } from './heroLines';

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

/**
 * Lets a page that was opened rest: it stays the HTML that was served until a reader turns to it.
 * Around it the navigation is hydrated at once.
 *
 * Pages are text; most are read without anything on them being pressed. A page comes to life when
 * it is pointed at, touched, scrolled or reached by keyboard, or when something on it has to act by
 * itself. What was pressed before it answers is kept, but for links, which the router follows. Pages that are gone to from there are drawn by
 * React as always.
 *
 * It is for pages inside a layout that another route draws: those of the docs, and the home page.
 *
 * Effect, gzip: 34 kB less of the scripts of a guide, 30 kB less of the home page's (bench/README.md,
 * `paint/`).
 */
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { isDevelopment } from '../devFiles';

export default function restingPagesPlugin(): Plugin {
  return {
    name: 'resting-pages',
    configureWebpack() {
      // In development pages are not rendered in advance.
      if (isDevelopment()) return {};
      return {
        resolve: {
          alias: { '@docusaurus/ComponentCreator': join(__dirname, 'ComponentCreator.tsx') },
        },
      };
    },
  };
}

/**
 * Lets the page that was opened rest: it stays the HTML that was served until a reader turns to it.
 * The navigation around it is hydrated at once.
 *
 * Pages are text; most are read without anything on them being pressed. A resting page is hydrated
 * when it is pointed at, touched, scrolled or reached by keyboard, or when something on it has to
 * act by itself. Presses before that are kept and replayed, except on links, which the router
 * follows. React renders the pages that the reader goes to from there as always.
 *
 * Only pages whose layout belongs to a parent route can rest: those of the docs, and the home page.
 *
 * Effect, gzip: a guide loads 34 kB less of scripts, the home page 30 kB less (bench/README.md,
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

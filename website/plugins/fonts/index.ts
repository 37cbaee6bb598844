/**
 * Makes pages preload the font of running text, but with low priority. Its `font-display` is
 * `optional`, so on a slow connection a page is painted in the fallback and does not wait for it.
 *
 * Effect: 18 kB rather than 39 kB, none of it before the style sheet.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { faces } from './faces';

const folder = 'assets/fonts/';

export default function fontsPlugin({ baseUrl, siteDir }: LoadContext): Plugin {
  const served = readdirSync(join(siteDir, 'static', folder));
  const hrefs = faces
    .filter(({ preloaded }) => preloaded)
    .map(({ name }) => {
      const file = served.find((candidate) => candidate.startsWith(`${name}.`));
      if (!file) throw new Error(`static/${folder} has no ${name}; run "npm run fonts".`);
      return baseUrl + folder + file;
    });
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: hrefs.map((href) => ({
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: 'anonymous',
          fetchpriority: 'low',
          href,
        },
      })),
    }),
  };
}

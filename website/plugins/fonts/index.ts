/**
 * Makes pages preload the fonts of titles and of running text. Their `font-display` is `optional`,
 * so on a slow connection a page is painted in the fallback and does not wait for them.
 *
 * The font of titles is 2 kB and comes together with the style sheet. That of running text is 15 kB
 * and has low priority, so that it does not delay the first paint.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { faces } from './faces';

const folder = 'assets/fonts/';

export default function fontsPlugin({ baseUrl, siteDir }: LoadContext): Plugin {
  const served = readdirSync(join(siteDir, 'static', folder));
  const preloaded = faces.flatMap(({ name, preload }) => {
    if (!preload) return [];
    const file = served.find((candidate) => candidate.startsWith(`${name}.`));
    if (!file) throw new Error(`static/${folder} has no ${name}; run "npm run fonts".`);
    return { href: baseUrl + folder + file, fetchpriority: preload };
  });
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: preloaded.map((attributes) => ({
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: 'anonymous',
          ...attributes,
        },
      })),
    }),
  };
}

/** Has pages fetch the faces of their first screen along with the style sheet. */
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
          href,
        },
      })),
    }),
  };
}

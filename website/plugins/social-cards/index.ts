/** After the build, draws a picture for every page to be shared with; see README.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPage } from '../builtPage';
import { drawBackground, drawCard } from './card';
import { cardPath, routeOf } from './cardPath';
import { readPage } from './readPage';

export default function socialCardsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir, routesPaths }) {
      const frame = await readFile(join(siteDir, '../examples/hero/frame.txt'), 'utf8');
      const background = drawBackground(frame);
      for (const path of routesPaths) {
        const route = routeOf(path, baseUrl);
        const html = await readBuiltPage(outDir, route);
        if (html === undefined) throw new Error(`The page ${path} was not built.`);
        const file = join(outDir, cardPath(path, baseUrl));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, drawCard(background, readPage(html, route, siteConfig.title)));
      }
    },
  };
}

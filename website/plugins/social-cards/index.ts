/** After the build, draws a picture for every page to be shared with; see README.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
        const html = await readPageFile(outDir, route);
        const file = join(outDir, cardPath(path, baseUrl));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, drawCard(background, readPage(html, route, siteConfig.title)));
      }
    },
  };
}

/** A page is `<route>.html` or `<route>/index.html`, depending on the site's trailing slashes. */
async function readPageFile(outDir: string, route: string): Promise<string> {
  const candidates = [join(outDir, route, 'index.html'), join(outDir, `${route}.html`)];
  for (const file of candidates) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  throw new Error(`The page ${route} was not built: none of ${candidates.join(', ')} exists.`);
}

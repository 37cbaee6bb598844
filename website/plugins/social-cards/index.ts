/** After the build, draws a picture for every page to be shared with; see README.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cached } from '../../cache/cached';
import { readBuiltPage } from 'docusaurus-local-search/builtPage';
import { drawBackground, drawCard } from './card';
import { cardPath, routeOf } from '../../shared/addresses';
import type { Raster } from '../png';
import { readPage } from './readPage';

export default function socialCardsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('social-cards', async () => {
        const frame = await readFile(join(siteDir, '../examples/hero/frame.txt'), 'utf8');
        let background: Raster | undefined;
        for (const path of routesPaths) {
          const route = routeOf(path, baseUrl);
          const html = await readBuiltPage(outDir, route);
          if (html === undefined) throw new Error(`The page ${path} was not built.`);
          const file = join(outDir, cardPath(path, baseUrl));
          await mkdir(dirname(file), { recursive: true });
          const page = readPage(html, route, siteConfig.title);
          const card = await cached('social-cards', [frame, page.title, page.place], () =>
            drawCard((background ??= drawBackground(frame)), page),
          );
          await writeFile(file, card);
        }
      }),
  };
}

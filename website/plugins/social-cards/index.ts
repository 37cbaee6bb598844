/** After the build, draws a picture for every page to be shared with; see README.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPage } from 'docusaurus-local-search/builtPage';
import pLimit from 'p-limit';
import { cached } from '../../cache/cached';
import { cardPath, routeOf } from '../../shared/addresses';
import type { Raster } from '../png';
import { drawBackground, drawCard, type CardText } from './card';

/** While one card is compressed, the next is drawn; a drawn card takes 0.8 MB. */
const fewAtATime = pLimit(4);

export default function socialCardsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('social-cards', async () => {
        const frame = await readFile(join(siteDir, '../examples/hero/frame.txt'), 'utf8');
        let background: Raster | undefined;
        const draw = async (path: string): Promise<void> => {
          const route = routeOf(path, baseUrl);
          const html = readBuiltPage(outDir, route);
          if (html === undefined) throw new Error(`The page ${path} was not built.`);
          const page = readPage(html, route, siteConfig.title);
          const card = await cached('social-cards', [frame, page.title, page.place], () =>
            drawCard((background ??= drawBackground(frame)), page),
          );
          const file = join(outDir, cardPath(path, baseUrl));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, card);
        };
        await Promise.all(routesPaths.map((path) => fewAtATime(() => draw(path))));
      }),
  };
}

/**
 * Takes the text of a page's card from the built page.
 *
 * @param route Path of the page below the base URL, without slashes at its ends.
 */
export function readPage(html: string, route: string, siteTitle: string): CardText {
  const documentTitle = unescape(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? siteTitle);
  const title = documentTitle.replace(` | ${siteTitle}`, '').trim();
  const folders = route.split('/').slice(0, -1);
  return route === ''
    ? { title: siteTitle, place: title }
    : { title, place: [siteTitle, ...folders].join(' / ') };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function unescape(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

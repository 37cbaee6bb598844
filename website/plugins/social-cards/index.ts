/** After the build, draws a picture for every page to be shared with; see README.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { threadOf } from '../../threads';
import type { CardsToDraw } from './drawCards';

const drawCards = threadOf(join(__dirname, 'drawCards.ts'));

export default function socialCardsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('social-cards', async () => {
        const frame = await readFile(join(siteDir, '../examples/hero/frame.txt'), 'utf8');
        const siteTitle = siteConfig.title;
        const input: CardsToDraw = { outDir, baseUrl, siteTitle, frame, paths: routesPaths };
        await drawCards(input);
      }),
  };
}

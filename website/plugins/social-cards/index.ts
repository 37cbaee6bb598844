/** After the build, draws a picture for every page to be shared with; see README.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runInThread } from '../../runInThread';
import type { CardsToDraw } from './cardsToDraw';

export default function socialCardsPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('social-cards', async () => {
        const frame = await readFile(join(siteDir, '../examples/hero/frame.txt'), 'utf8');
        const siteTitle = siteConfig.title;
        const input: CardsToDraw = { outDir, baseUrl, siteTitle, frame, paths: routesPaths };
        await runInThread(join(__dirname, 'drawCards.ts'), input);
      }),
  };
}

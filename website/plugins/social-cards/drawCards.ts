/** The thread that draws the cards; `index.ts` runs it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readBuiltPage } from 'docusaurus-local-search/builtPage';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { cardPath, routeOf } from '../../shared/addresses';
import type { Raster } from '../png';
import { drawBackground, drawCard } from './card';
import { cardsToDrawSchema, type CardsToDraw } from './cardsToDraw';
import { cardText } from './cardText';

async function drawCards(input: CardsToDraw): Promise<void> {
  const { outDir, baseUrl, siteTitle, frame, paths } = input;
  let background: Raster | undefined;
  for (const path of paths) {
    const route = routeOf(path, baseUrl);
    const html = readBuiltPage(outDir, route);
    if (html === undefined) throw new Error(`The page ${path} was not built.`);
    const text = cardText(html, route, siteTitle);
    const card = await cached('social-cards', [frame, text.title, text.place], () =>
      drawCard((background ??= drawBackground(frame)), text),
    );
    const file = join(outDir, cardPath(path, baseUrl));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, card);
  }
}

void drawCards(v.parse(cardsToDrawSchema, workerData)).then(() => parentPort?.postMessage('drawn'));

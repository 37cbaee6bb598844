/** Draws the cards of all pages. `index.ts` runs this in a thread of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuiltPage } from 'docusaurus-local-search/builtPage';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { cardPath, routeOf } from '../../shared/addresses';
import type { Raster } from '../png';
import { drawBackground, drawCard, type CardText } from './card';

export type CardsToDraw = v.InferOutput<typeof cardsToDrawSchema>;

const cardsToDrawSchema = v.object({
  outDir: v.string(),
  baseUrl: v.string(),
  siteTitle: v.string(),
  /** A frame of the library, which all cards share. */
  frame: v.string(),
  /** Paths of the pages, base URL included. */
  paths: v.array(v.string()),
});

export default async function drawCards(input: unknown): Promise<void> {
  const { outDir, baseUrl, siteTitle, frame, paths } = v.parse(cardsToDrawSchema, input);
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

/**
 * Takes the text of a page's card from the built page.
 *
 * @param route Path of the page below the base URL, without slashes at its ends.
 */
export function cardText(html: string, route: string, siteTitle: string): CardText {
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

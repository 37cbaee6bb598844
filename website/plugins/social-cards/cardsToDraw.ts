/** What the thread that draws the cards is given. */
import * as v from 'valibot';

export type CardsToDraw = v.InferOutput<typeof cardsToDrawSchema>;

export const cardsToDrawSchema = v.object({
  outDir: v.string(),
  baseUrl: v.string(),
  siteTitle: v.string(),
  /** A frame of the library, which all cards share. */
  frame: v.string(),
  /** Paths of the pages, base URL included. */
  paths: v.array(v.string()),
});

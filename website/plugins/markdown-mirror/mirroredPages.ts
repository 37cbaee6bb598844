/** What `readPages.ts` is given, and what it makes of that. */
import * as v from 'valibot';

export type PagesToRead = v.InferOutput<typeof pagesToReadSchema>;

export const pagesToReadSchema = v.object({
  outDir: v.string(),
  baseUrl: v.string(),
  /** Address of the home page. */
  siteUrl: v.string(),
  /** Paths of the pages below the base URL, without a leading slash. */
  paths: v.array(v.string()),
});

export type MirroredPage = v.InferOutput<typeof mirroredPageSchema>;

export const mirroredPageSchema = v.object({
  /** Path of the page below the base URL, without slashes at its ends. */
  route: v.string(),
  title: v.string(),
  description: v.string(),
  /** Address of the Markdown copy. */
  url: v.string(),
  markdown: v.string(),
});

/** Reads the built pages as Markdown. `index.ts` runs this in a thread of its own. */
import { parseHtml, readBuiltPage } from 'docusaurus-local-search/builtPage';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import * as v from 'valibot';
import { mirrorPath } from '../../shared/addresses';
import type { MirroredPage } from './llmsTxt';
import { toMarkdown } from './toMarkdown';

export type PagesToRead = v.InferOutput<typeof pagesToReadSchema>;

const pagesToReadSchema = v.object({
  outDir: v.string(),
  baseUrl: v.string(),
  /** Address of the home page. */
  siteUrl: v.string(),
  /** Paths of the pages below the base URL, without a leading slash. */
  paths: v.array(v.string()),
});

export default function readPages(input: unknown): MirroredPage[] {
  const { outDir, paths, ...site } = v.parse(pagesToReadSchema, input);
  return paths.map((path) => {
    const html = readBuiltPage(outDir, path);
    const page = html === undefined ? undefined : readPage(parseHtml(html), path, site);
    if (!page) throw new Error(`The page ${site.baseUrl}${path} has no main content to copy.`);
    return page;
  });
}

function readPage(
  page: Root,
  path: string,
  { baseUrl, siteUrl }: Pick<PagesToRead, 'baseUrl' | 'siteUrl'>,
): MirroredPage | undefined {
  const markdown = toMarkdown(page, siteUrl + path);
  if (!markdown) return undefined;
  const heading = select('main h1', page);
  const description = select('meta[name="description"]', page)?.properties.content;
  return {
    route: path.replace(/\/$/, ''),
    title: heading ? plain(toString(heading)) : path,
    description: typeof description === 'string' ? plain(description) : '',
    url: siteUrl + mirrorPath(baseUrl + path, baseUrl),
    markdown,
  };
}

function plain(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

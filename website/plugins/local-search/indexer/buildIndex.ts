/** Makes the search index from the built pages. */
import { takeFromPage } from '../../builtPage';
import type { SearchIndex } from '../searchIndex';
import type { ExampleRecord } from './examples';
import { exampleKind } from './kinds';
import { readPage, type IndexedPage } from './page';

export interface BuiltSite {
  /** Folder of the built pages. */
  outDir: string;
  baseUrl: string;
  /** Paths of all pages, base URL included. */
  routes: readonly string[];
  siteKeywords?: string;
}

/** The pages and their sections, before readers' words are joined to them. */
export type IndexedSite = Pick<SearchIndex, 'pages' | 'sections'>;

export async function buildIndex(
  { outDir, baseUrl, routes, siteKeywords }: BuiltSite,
  examples: ReadonlyMap<string, ExampleRecord>,
): Promise<IndexedSite> {
  const pages = await Promise.all(
    routes.map((route) => {
      const path = route.slice(baseUrl.length);
      return takeFromPage(outDir, path, (page) => readPage(page, path, siteKeywords));
    }),
  );
  return assemble(
    pages.filter((page) => page !== undefined),
    examples,
  );
}

export function assemble(
  indexedPages: readonly IndexedPage[],
  examples: ReadonlyMap<string, ExampleRecord>,
): IndexedSite {
  const index: IndexedSite = { pages: [], sections: [] };
  for (const { page, sections } of indexedPages) {
    const position = index.pages.push(page) - 1;
    // An example's summary and names go to its own page, not to every page that embeds it.
    const isExample = page.group === exampleKind.label;
    for (const { examples: slugs, ...section } of sections) {
      const shown = isExample ? slugs.flatMap((slug) => examples.get(slug) ?? []) : [];
      index.sections.push({ page: position, ...section, ...contentOf(shown) });
    }
  }
  return index;
}

/** Text and code of the page of an example, from its record: the sketch itself is not prose. */
function contentOf(shown: readonly ExampleRecord[]): { text?: string; code?: string } {
  if (shown.length === 0) return {};
  return {
    text: shown.map(({ summary }) => summary).join(' '),
    code: shown.flatMap(({ names }) => names).join(' '),
  };
}

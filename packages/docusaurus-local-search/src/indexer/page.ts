/** Reads from a built page what the search index holds of it. */
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { kindOf, type PageKind } from '../options';
import type { SearchPage, SearchSection } from '../searchIndex';
import { isSymbolSection, symbolOf, tidyApiPage } from './api';
import { hasClass, metaContent, textOf } from './html';
import { sectionsOf, type PageSection } from './sections';

export interface IndexedPage {
  page: SearchPage;
  sections: (Omit<SearchSection, 'page'> & { entries: string[] })[];
}

/** Classes of pages that have content of their own, rather than list other pages. */
const contentPages = ['docs-doc-page', 'blog-post-page', 'plugin-pages'];

/** What a site says about its pages. */
export interface PagesOfSite {
  kinds: readonly PageKind[];
  /** Classes of more pages with content of their own. */
  pageClasses?: readonly string[];
  /** The keywords of pages that have none of their own. */
  siteKeywords?: string;
  /** The `data-` attribute by which pages name entries. */
  entryAttribute?: string;
}

/**
 * Reads the title, the group, the facets and the sections of a page.
 *
 * @param tree The page as it was built.
 * @param path Path of the page below the base URL, without a leading slash.
 * @returns Nothing for a page that the search leaves out.
 */
export function readPage(
  tree: Root,
  path: string,
  { kinds, pageClasses = [], siteKeywords = '', entryAttribute }: PagesOfSite,
): IndexedPage | undefined {
  const root = select('html', tree);
  const content = select('main .markdown', tree) ?? select('main', tree);
  if (!content || ![...contentPages, ...pageClasses].some((name) => hasClass(root, name)))
    return undefined;
  if (metaContent(tree, 'robots')?.includes('noindex')) return undefined;

  const kind = kindOf(path, kinds);
  const heading = select('main h1', tree) ?? select('title', tree);
  const title = heading ? textOf(heading) : path;
  const trail = selectAll('nav.theme-doc-breadcrumbs li', tree).map(textOf);
  const category = kind.isApi ? undefined : trail.slice(0, -1).find(Boolean);
  // The description of a generated page is the beginning of its text, which is indexed anyway.
  const about = kind.isApi ? ['keywords'] : ['keywords', 'description'];
  const keywords = about
    .map((name) => metaContent(tree, name))
    .filter((text) => text !== siteKeywords)
    .join(' ')
    .trim();

  const sections = kind.isApi
    ? sectionsOf(tidyApiPage(content), isSymbolSection, entryAttribute)
    : sectionsOf(content, () => true, entryAttribute);
  return {
    page: {
      path,
      title,
      group: category && category !== kind.label ? `${kind.label} › ${category}` : kind.label,
      weight: kind.weight,
      language: metaContent(tree, 'docsearch:language') ?? '',
      version: metaContent(tree, 'docsearch:version') ?? '',
      tag: metaContent(tree, 'docsearch:docusaurus_tag') ?? '',
      ...(keywords && { keywords }),
    },
    sections: sections.filter(isWorthFinding).map(({ anchor, headings, text, code, entries }) => ({
      ...(anchor && { anchor }),
      ...(headings.length > 0 && { headings }),
      ...(kind.isApi ? symbolOf(title, headings, text) : text && { text }),
      ...(code.length > 0 && { code: code.join(' ') }),
      entries,
    })),
  };
}

function isWorthFinding({ headings, text }: PageSection): boolean {
  return headings.length === 0 || text !== '' || headings.at(-1) !== '';
}

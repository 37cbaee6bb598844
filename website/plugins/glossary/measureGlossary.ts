/** How well the glossary is linked: for the report, and for the test that holds it. */
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { linkTerms } from './linkTerms';
import { hasTermLinks } from './linkedPages';
import { terms, type Term } from './terms';

const docs = join(__dirname, '../../docs');

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** The terms that a page links. */
export interface PageTerms {
  /** The page in the folder of the docs, such as `in-depth/grid`. */
  id: string;
  linked: readonly Term[];
}

export interface GlossaryReport {
  /** The terms that no page links. */
  unlinked: Term[];
  pages: PageTerms[];
}

/** Links the terms in every guide, as a build does. */
export async function measureGlossary(): Promise<GlossaryReport> {
  const files = await readdir(docs, { recursive: true });
  const ids = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) =>
      file
        .split(sep)
        .join('/')
        .replace(/\.mdx$/, ''),
    )
    .filter(hasTermLinks)
    .sort();
  const pages = await Promise.all(ids.map(termsOf));
  const linked = new Set(pages.flatMap((page) => page.linked));
  return { unlinked: terms.filter((term) => !linked.has(term)), pages };
}

async function termsOf(id: string): Promise<PageTerms> {
  const filePath = join(docs, `${id}.mdx`);
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  const tree: Root = parser.parse(content);
  return { id, linked: linkTerms(tree, terms, `/docs/${id}`) };
}

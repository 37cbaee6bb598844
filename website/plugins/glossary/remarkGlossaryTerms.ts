import { join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { linkTerms } from './linkTerms';
import { hasTermLinks } from './linkedPages';
import { terms } from './terms';

/** Links the first mention of each term of the glossary in a guide to the term's entry. */
export function remarkGlossaryTerms({ siteDir }: { siteDir: string }) {
  const docs = join(siteDir, 'docs') + sep;
  return (tree: Root, file: VFile): void => {
    if (!file.path.startsWith(docs)) return;
    const id = relative(docs, file.path)
      .split(sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    if (hasTermLinks(id)) linkTerms(tree, terms, `/docs/${id}`);
  };
}

/** Writes the synthetic site of the search benchmark as the Markdown files of a docs folder. */
import { syntheticSite } from '../search/syntheticSite';

/** Each page's sidebar lists its siblings and the categories above, so these must stay few. */
const ENTRIES_A_CATEGORY = 20;
/** Length of a page's description, as in the site's own pages. */
const WORDS_A_DESCRIPTION = 14;

export interface MarkdownFile {
  /** Path relative to the docs folder. */
  path: string;
  text: string;
}

/**
 * Makes pages of headings, words and code, in nested folders that become sidebar categories.
 */
export function syntheticDocs(folder: string, pageCount: number): MarkdownFile[] {
  const { pages, sections } = syntheticSite(pageCount).index;
  const texts = pages.map(() => '');
  for (const { page, headings, text = '', symbol } of sections) {
    texts[page] ||= begin(pages[page]?.title ?? '', text);
    const heading = headings ? `\n## ${headings.join(' ')}\n` : '';
    texts[page] += `${heading}\n${text}\n\n\`\`\`js\nconst ${symbol} = draw(${page});\n\`\`\`\n`;
  }
  return texts.map((text, page) => {
    const group = Math.floor(page / ENTRIES_A_CATEGORY);
    const part = Math.floor(group / ENTRIES_A_CATEGORY);
    return { path: `${folder}/part-${part}/group-${group}/page-${page}.md`, text };
  });
}

function begin(title: string, text: string): string {
  const description = text.split(' ').slice(0, WORDS_A_DESCRIPTION).join(' ');
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n`;
}

/** The synthetic site of the search benchmark, as the Markdown files of a docs folder. */
import { syntheticSite } from '../search/syntheticSite';

/** The sidebar of each page prints what stands beside it and above, so that has to stay readable. */
const ENTRIES_A_CATEGORY = 20;
/** As in the site's own pages. */
const WORDS_A_DESCRIPTION = 14;

export interface MarkdownFile {
  /** Below the docs folder. */
  path: string;
  text: string;
}

/**
 * Pages of headings, words and code, in folders of folders that become the categories of a sidebar.
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

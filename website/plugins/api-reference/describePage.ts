/** What a generated page is about, for search engines and where it is shared. */
import { sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

const folder = `${sep}docs${sep}api${sep}`;
const longest = 200;

/**
 * Adds a title and a description to the front matter of the pages that TypeDoc makes: it writes none.
 * Without a title the framework takes the heading as it stands in Markdown, with its escapes.
 */
export const describeApiPages: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  if (!params.filePath.includes(folder)) return { frontMatter, content };
  const made = { title: titleOf(content), description: describePage(content) };
  return { frontMatter: { ...made, ...frontMatter }, content };
};

/** The page's heading, as plain text. */
function titleOf(markdown: string): string {
  return plain(/^# (.*)/m.exec(markdown)?.[1] ?? 'This page');
}

/** @param markdown The page as TypeDoc writes it. */
export function describePage(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const first = paragraphs.find(isProse);
  return shorten(
    first === undefined ? `${titleOf(markdown)} in the API of p5.asciify.` : plain(first),
  );
}

/** No heading, signature, code, table, rule or list, and not where the symbol is defined. */
function isProse(paragraph: string): boolean {
  return paragraph !== '' && !/^(?:#|>|`{3}|\||\*{3}|[-*] |Defined in:|\d+\. )/.test(paragraph);
}

function plain(markdown: string): string {
  return (
    markdown
      // No description is so long, and links are looked for at every bracket.
      .slice(0, 2000)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`|\*\*/g, '')
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Whole sentences where they fit. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const sentences = text.slice(0, longest).match(/^.*[.:!?](?= )/)?.[0];
  return sentences?.replace(/:$/, '.') ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}

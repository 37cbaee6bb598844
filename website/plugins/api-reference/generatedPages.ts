/** Titles and descriptions of generated pages, for search engines and previews of shared links. */
import { sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const folder = `${sep}docs${sep}api${sep}`;
const longest = 200;

/**
 * Adds a title and a description to the front matter of the pages that TypeDoc makes, which have no
 * front matter. Without a title the framework would take the heading's Markdown, with its escapes.
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

/**
 * The description of a page: its first paragraph of prose, shortened.
 *
 * @param markdown The page as TypeDoc writes it.
 */
export function describePage(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const first = paragraphs.find(isProse);
  return shorten(
    first === undefined ? `${titleOf(markdown)} in the API of p5.asciify.` : plain(first),
  );
}

/**
 * Whether a paragraph is prose: no heading, signature, code, table, rule or list, and not the line
 * that says where the symbol is defined.
 */
function isProse(paragraph: string): boolean {
  return paragraph !== '' && !/^(?:#|>|`{3}|\||\*{3}|[-*] |Defined in:|\d+\. )/.test(paragraph);
}

function plain(markdown: string): string {
  return (
    markdown
      // No description is longer. The search for links below starts at every bracket, so its time
      // would grow with the square of the length.
      .slice(0, 2000)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`|\*\*/g, '')
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Shortens a text to whole sentences, or to whole words if not even the first sentence fits. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const sentences = text.slice(0, longest).match(/^.*[.:!?](?= )/)?.[0];
  return sentences?.replace(/:$/, '.') ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}

/**
 * Makes the anchors of table rows known to the site's link checker.
 *
 * TypeDoc writes `<a id="property-x"></a>` into tables, which the framework does not see; the
 * `Anchor` component reports its id.
 */
export function rehypeAnchors() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (element) => {
      if (element.type !== 'mdxJsxTextElement' && element.type !== 'mdxJsxFlowElement') return;
      const names = element.attributes.map((attribute) => 'name' in attribute && attribute.name);
      if (element.name === 'a' && names.includes('id') && !names.includes('href')) {
        element.name = 'Anchor';
      }
    });
  };
}

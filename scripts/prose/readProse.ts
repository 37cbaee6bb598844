/** Takes the sentences out of a file: what visitors read, without code, imports and attributes. */
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A paragraph, heading, cell of a table or description. */
export interface Passage {
  line: number;
  text: string;
  /** The forbidden words that a comment before the passage allows. */
  allowed: string[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** The passages of an MDX page; its title and description are the first. */
export function readPage(source: string): Passage[] {
  const passages: Passage[] = [];
  const root: Root = parser.parse(source);
  let allowed: string[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'yaml') {
      passages.push(...readFields(node.value, /^(?:title|description): (.*)$/, line + 1));
    } else if (node.type === 'mdxFlowExpression') {
      const [, words] = /^\/\* prose: allow (.+) \*\/$/.exec(node.value.trim()) ?? [];
      allowed = words?.split(', ') ?? [];
    } else if (blocks.has(node.type)) {
      passages.push({ line, text: proseOf(node), allowed });
      allowed = [];
      return 'skip';
    }
    return undefined;
  });
  return passages;
}

/** The title and the summary of an example, from its `example.json`. */
export function readExample(source: string): Passage[] {
  return readFields(source, /^\s*"(?:title|summary)": "(.*)",?$/, 1);
}

function readFields(source: string, field: RegExp, firstLine: number): Passage[] {
  return source.split('\n').flatMap((row, index) => {
    const [, text] = field.exec(row) ?? [];
    return text === undefined ? [] : [{ line: firstLine + index, text, allowed: [] }];
  });
}

/** The text of a node, with "…" for code, so that words on its two sides do not become a phrase. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return '…';
  if ('children' in node) return node.children.map(proseOf).join('');
  return toString(node);
}

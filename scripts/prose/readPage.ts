/** Takes what visitors read out of pages: no code, no imports, no addresses. */
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blocks, proseOf, type Passage } from './passage';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Attributes of components that hold sentences. */
const wordy: ReadonlySet<string> = new Set(['label', 'caption', 'alt']);

/** The passages of an MDX page; its title and description are the first. */
export function readPage(source: string): Passage[] {
  const passages: Passage[] = [];
  const root: Root = parser.parse(source);
  let allowed: string[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    passages.push(...attributesOf(node).map((text) => ({ line, text, allowed: [] })));
    if (node.type === 'yaml') {
      passages.push(...readFrontMatter(node.value, line + 1));
    } else if (node.type === 'mdxFlowExpression') {
      const [, words] = /^\/\* prose: allow (.+) \*\/$/.exec(node.value.trim()) ?? [];
      allowed = words?.split(', ') ?? [];
    } else if (blocks.has(node.type)) {
      passages.push({ line, text: proseOf(node), allowed });
      allowed = [];
    }
  });
  return passages;
}

/** The sentences in the attributes of a component. */
function attributesOf(node: Nodes): string[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    wordy.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

function readFrontMatter(yaml: string, firstLine: number): Passage[] {
  return yaml.split('\n').flatMap((row, index) => {
    const [, text] = /^(?:title|description): (.*)$/.exec(row) ?? [];
    return text === undefined ? [] : [{ line: firstLine + index, text, allowed: [] }];
  });
}

/** Takes the sentences out of a file: what visitors read, without code, imports and attributes. */
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
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

/** In comments, braces and angle brackets are not code. */
const commentParser = unified().use(remarkParse).use(remarkGfm).freeze();

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

/**
 * The passages of the documentation comments of a TypeScript file that the API reference shows:
 * those of exported symbols and of their public members.
 */
export function readComments(source: string): Passage[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    const flags = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const isExported = flags?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (isExported) return commentsWithin(statement, file);
    // The comment that opens the index page stands before the imports.
    return commentsOf(statement).flatMap((comment) =>
      comment.getText(file).includes('@packageDocumentation') ? passagesOf(comment, file) : [],
    );
  });
}

function commentsOf(node: ts.Node): ts.JSDoc[] {
  // The compiler also gives a variable the comment of its statement.
  return ts
    .getJSDocCommentsAndTags(node)
    .filter((part): part is ts.JSDoc => ts.isJSDoc(part) && part.parent === node);
}

function passagesOf(comment: ts.JSDoc, file: ts.SourceFile): Passage[] {
  const { line } = file.getLineAndCharacterOfPosition(comment.getStart(file));
  return readComment(comment.getText(file), line + 1);
}

/** The passages of a node's comment, and of those of its public members. */
function commentsWithin(node: ts.Node, file: ts.SourceFile): Passage[] {
  const flags = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  if (flags?.some(({ kind }) => hidden.has(kind))) return [];
  const comments = commentsOf(node);
  if (comments.some((comment) => /@(?:ignore|internal)\b/.test(comment.getText(file)))) return [];
  const own = comments.flatMap((comment) => passagesOf(comment, file));
  const members: Passage[] = [];
  if (!ts.isFunctionLike(node) && !ts.isBlock(node)) {
    ts.forEachChild(node, (child) => void members.push(...commentsWithin(child, file)));
  }
  return [...own, ...members];
}

const hidden = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
]);

/** The passages of one comment. Each tag begins a new one. */
function readComment(comment: string, firstLine: number): Passage[] {
  const rows = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((row) => row.replace(/^\s*\* ?/, '').replace(/\{@link[^}]*\}/g, '`link`'));
  const starts = rows.flatMap((row, index) => (index === 0 || /^@\w/.test(row) ? [index] : []));
  return starts.flatMap((start, index) => {
    const text = rows.slice(start, starts[index + 1]).join('\n');
    // The tag with the name of a parameter becomes spaces, so that the rest is a paragraph.
    const words = text.replace(/^\s*@\w+(?:\s+[\w.]+ - )?/, '').replace(/^ +/, '');
    const passages: Passage[] = [];
    visit(commentParser.parse(words), (node) => {
      if (!blocks.has(node.type)) return undefined;
      const line = firstLine + start + (node.position?.start.line ?? 1) - 1;
      passages.push({ line, text: proseOf(node), allowed: [] });
      return 'skip';
    });
    return passages;
  });
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

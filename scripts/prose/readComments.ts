/** Takes the documentation comments that the API reference shows out of TypeScript. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blocks, proseOf, type Passage } from './passage';

/** In comments, braces and angle brackets are not code. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The passages of the comments of exported symbols and of their public members. */
export function readComments(source: string): Passage[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    const flags = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const isExported = flags?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (isExported) return commentsWithin(statement, file);
    // The comment that opens the index page precedes the imports.
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
    visit(parser.parse(words), (node) => {
      if (!blocks.has(node.type)) return undefined;
      const line = firstLine + start + (node.position?.start.line ?? 1) - 1;
      passages.push({ line, text: proseOf(node), allowed: [] });
      return 'skip';
    });
    return passages;
  });
}

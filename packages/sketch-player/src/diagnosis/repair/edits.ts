/** Edits of whole statements, which keep the layout of the code around them. */
import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from '../../editor/completions/syntax';
import type { Edit } from './RepairRule';

/** Applies edits from the first to the last. Those that overlap an earlier one are left out. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done) continue;
    result += source.slice(done, from) + insert;
    done = to;
  }
  return result + source.slice(done);
}

export function replace({ from, to }: { from: number; to: number }, insert: string): Edit {
  return { from, to, insert };
}

export function insertAt(at: number, insert: string): Edit {
  return { from: at, to: at, insert };
}

/** The white space at the beginning of the line of an offset. */
export function indentAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(start))?.[0] ?? '';
}

/** The statements of a block, a function body or a whole sketch. */
export function statementsOf(block: SyntaxNode): SyntaxNode[] {
  return childrenOf(block).filter(({ name }) => /Statement$|Declaration$|^Block$/.test(name));
}

/** Adds a statement behind another. */
export function addBehind(source: string, statement: SyntaxNode, text: string): Edit {
  const isOneLiner = !/\n/.test(source.slice(statement.parent?.from ?? 0, statement.parent?.to));
  if (isOneLiner && statement.parent?.name === 'Block') return insertAt(statement.to, ` ${text}`);
  // A comment at the end of the line stays with its statement.
  const rest = /^[ \t]*(\/\/[^\n]*)?(?=\n|$)/.exec(source.slice(statement.to))?.[0] ?? '';
  const indent = indentAt(source, statement.from);
  return insertAt(statement.to + rest.trimEnd().length, `\n${indented(text, indent)}`);
}

/** Adds a statement before another. */
export function addBefore(source: string, statement: SyntaxNode, text: string): Edit {
  const indent = indentAt(source, statement.from);
  return insertAt(statement.from, `${indented(text, indent).slice(indent.length)}\n${indent}`);
}

/** Adds statements at the beginning of a block. */
export function addToStart(source: string, block: SyntaxNode, text: string): Edit {
  const [first] = statementsOf(block);
  const isOneLiner = !source.slice(block.from, block.to).includes('\n');
  if (first && !isOneLiner) return addBefore(source, first, text);
  return isOneLiner ? insertAt(block.from + 1, ` ${text}`) : addToEnd(source, block, text);
}

/** Adds statements at the end of a block. */
export function addToEnd(source: string, block: SyntaxNode, text: string): Edit {
  const close = block.to - 1;
  const [first] = statementsOf(block);
  if (!source.slice(block.from, block.to).includes('\n')) {
    const gap = source[close - 1] === ' ' ? '' : ' ';
    return insertAt(close, `${gap}${text} `);
  }
  const indent = first ? indentAt(source, first.from) : `${indentAt(source, close)}  `;
  const lineStart = source.lastIndexOf('\n', close - 1) + 1;
  const isAlone = source.slice(lineStart, close).trim() === '';
  return isAlone
    ? insertAt(lineStart, `${indented(text, indent)}\n`)
    : insertAt(close, `\n${indented(text, indent)}\n`);
}

/** Removes a statement, and its line if the line is empty then. */
export function remove(source: string, { from, to }: { from: number; to: number }): Edit {
  const before = source.lastIndexOf('\n', from - 1) + 1;
  const behind = /^[ \t]*\n?/.exec(source.slice(to))?.[0] ?? '';
  const isWholeLine =
    source.slice(before, from).trim() === '' && (behind.endsWith('\n') || to === source.length);
  return isWholeLine
    ? { from: before, to: to + behind.length, insert: '' }
    : { from, to, insert: '' };
}

function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}

/** Takes the indentation of its first line from every line of a text. */
export function outdented(source: string, { from, to }: { from: number; to: number }): string {
  const indent = indentAt(source, from);
  return source
    .slice(from, to)
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
}

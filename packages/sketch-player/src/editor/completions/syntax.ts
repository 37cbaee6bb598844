/** Helpers for CodeMirror's syntax trees of JavaScript. */
import type { SyntaxNode } from '@lezer/common';

/** Reads the text of a node. */
export type Read = (node: { from: number; to: number }) => string;

/** The arguments of a call, without brackets and commas. */
export function argumentNodes(call: SyntaxNode): SyntaxNode[] {
  const list = call.getChild('ArgList');
  return list
    ? childrenOf(list).filter(({ name, type }) => !type.isError && !/^[(),]$/.test(name))
    : [];
}

/** Which argument of its call a node is, from 0. */
export function argumentIndex(argument: SyntaxNode): number {
  let index = 0;
  for (let node = argument.prevSibling; node; node = node.prevSibling) {
    if (node.name === ',') index++;
  }
  return index;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The value of a string literal; undefined for any other node. */
export function stringValue(node: SyntaxNode | undefined, read: Read): string | undefined {
  return node?.name === 'String' ? read(node).replace(/^['"]|['"]$/g, '') : undefined;
}

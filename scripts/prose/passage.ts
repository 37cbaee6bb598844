import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A paragraph, heading, cell of a table, description or message that visitors read. */
export interface Passage {
  line: number;
  text: string;
  /** The rules that a comment before the passage lets it break. */
  allowed: string[];
}

/** A place in a passage that should be written in another way. */
export interface WritingIssue {
  /** What a comment that allows it calls it. */
  rule: string;
  /** The words, with the text around them. */
  match: string;
  advice: string;
}

/** The nodes of Markdown that are passages. */
export const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** Stands for code, so that the words on its two sides do not become a phrase. */
export const omission = '…';

/** The text of a node, without code. */
export function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return omission;
  if ('children' in node) return node.children.map(proseOf).join('');
  return toString(node);
}

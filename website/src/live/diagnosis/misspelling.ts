import type { SyntaxNode } from '@lezer/common';
import type { Fix } from './Problem';
import type { Finding } from './Rule';

/** Says which name was meant, and offers to write it. */
export function misspelling(meant: string, node: SyntaxNode | undefined): Finding {
  const fix = node && replace(node, meant);
  return { hint: `Did you mean “${meant}”?`, ...(fix && { fix }) };
}

function replace({ name, from, to }: SyntaxNode, insert: string): Fix {
  const label = `Change to ${insert}`;
  // Only the text between the quotation marks is replaced.
  return name === 'String'
    ? { label, from: from + 1, to: to - 1, insert }
    : { label, from, to, insert };
}

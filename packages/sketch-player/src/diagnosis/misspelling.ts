import type { SyntaxNode } from '@lezer/common';
import leven from 'leven';
import type { Fix } from './Problem';
import type { Explanation } from './sketch';

/** The most edits that still count as a slip of the fingers. */
const maxEdits = 3;

/**
 * The candidate that was meant by a misspelt name. `undefined` when none is close, or when two are
 * equally close.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(maxEdits, Math.max(1, Math.floor(name.length / 3)));
  let best: string[] = [];
  let least = limit;
  for (const candidate of new Set(candidates)) {
    // Wrong capitals are the commonest slip, and never make another name, so case is ignored.
    const edits = countEdits(name.toLowerCase(), candidate.toLowerCase());
    if (edits > least) continue;
    best = edits < least ? [candidate] : [...best, candidate];
    least = edits;
  }
  return best.length === 1 ? best[0] : undefined;
}

/**
 * The setter that was meant by a name that begins with “set”: setters of p5.asciify have the name of
 * their setting.
 */
export function setterOf(name: string, members: Iterable<string>): string | undefined {
  const setting = /^set([A-Z].*)$/.exec(name)?.[1]?.toLowerCase();
  return [...members].find((member) => member.toLowerCase() === setting);
}

/**
 * Counts the edits between two names. Letters in another order are one slip, however many edits
 * they take.
 */
function countEdits(name: string, candidate: string): number {
  return name !== candidate && sorted(name) === sorted(candidate) ? 1 : leven(name, candidate);
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** Says which name was meant, and offers to write it. */
export function misspelling(meant: string, node: SyntaxNode | undefined): Explanation {
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

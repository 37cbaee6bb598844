import { findForbidden } from './findForbidden';
import { findSlips, slips } from './findSlips';
import type { Passage, WritingIssue } from './passage';
import { rules } from './rules';

/** Everything in a passage that should be written in another way. */
export function checkPassage(passage: Passage): WritingIssue[] {
  const known = [...rules.map(({ word }) => word), ...slips];
  const unknown = passage.allowed.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`prose: allow ${unknown.join(', ')}: expected some of ${known.join(', ')}.`);
  }
  return [...findForbidden(passage), ...findSlips(passage)];
}

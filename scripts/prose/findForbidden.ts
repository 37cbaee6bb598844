import type { Passage, WritingIssue } from './passage';
import { rules } from './rules';

const context = 20;

/** Every forbidden word of a passage that no comment allows. */
export function findForbidden({ text, allowed }: Passage): WritingIssue[] {
  return rules
    .filter(({ word }) => !allowed.includes(word))
    .flatMap(({ word: rule, pattern, instead }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index, 0: word }) => ({
        rule,
        match: text.slice(Math.max(0, index - context), index + word.length + context).trim(),
        advice: `write ${instead}`,
      })),
    );
}

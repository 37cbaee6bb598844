import type { Passage } from './readProse';
import { rules } from './rules';

export interface ForbiddenWord {
  /** The forbidden words, with what stands around them. */
  match: string;
  instead: string;
}

const context = 20;

/** Every forbidden word of a passage that no comment allows. */
export function findForbidden({ text, allowed }: Passage): ForbiddenWord[] {
  const unknown = allowed.filter((word) => !rules.some((rule) => rule.word === word));
  if (unknown.length > 0) {
    const known = rules.map(({ word }) => word).join(', ');
    throw new Error(`prose: allow ${unknown.join(', ')}: expected some of ${known}.`);
  }
  return rules
    .filter(({ word }) => !allowed.includes(word))
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index, 0: word }) => ({
        match: text.slice(Math.max(0, index - context), index + word.length + context).trim(),
        instead,
      })),
    );
}

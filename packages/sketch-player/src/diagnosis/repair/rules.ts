import { canvasRules, missingCanvasRules } from './canvas';
import { characterRules } from './characters';
import { tooEarlyRules } from './intoSetupAsciify';
import { libraryRules } from './library';
import { p5MajorRules } from './p5Majors';
import { pastedRules, unreadyRules } from './pasted';
import type { RepairRule } from './RepairRule';
import { spellingRules } from './spelling';

/** A group of rules, for a table of them. */
export interface RuleFamily {
  title: string;
  rules: readonly RepairRule[];
}

/**
 * All rules, in the order in which they are applied: names first, because the later rules look for
 * them, and the canvas last, because all drawing depends on it.
 */
export const families: readonly RuleFamily[] = [
  { title: 'What was pasted', rules: pastedRules },
  { title: 'Names and arguments of p5.asciify', rules: libraryRules },
  { title: 'Versions of p5.js', rules: p5MajorRules },
  { title: 'Spelling', rules: spellingRules },
  {
    title: 'What does not exist yet',
    rules: [...missingCanvasRules, ...unreadyRules, ...tooEarlyRules],
  },
  { title: 'The canvas', rules: canvasRules },
  { title: 'Characters', rules: characterRules },
];

export const rules: readonly RepairRule[] = families.flatMap((family) => family.rules);

import type { SyntaxNode } from '@lezer/common';
import { argumentAt, optionsAt } from '../completions/completionsAt';
import type { AllowedValues } from '../completions/completionData';
import type { Scope } from '../completions/typeOf';
import { callAround, keyOf } from './names';
import type { ValueScope } from './scope';

export type Allowed = AllowedValues;

/** The documented values of a literal that is an argument or an option. */
export function documentedAt(node: SyntaxNode, scope: ValueScope): Allowed | undefined {
  const { tree, read, knowledge } = scope;
  if (!knowledge) return undefined;
  const known: Scope = { tree, read, knowledge };
  const key = keyOf(node);
  if (key) {
    const name = read(key);
    return optionsAt(key, key.from, known)?.entries.find((option) => option.name === name)?.allowed;
  }
  const argument = callAround(node)?.argument;
  return argument && argumentAt(argument, known);
}

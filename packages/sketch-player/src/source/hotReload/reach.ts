import type { ClassDeclaration, FunctionDeclaration } from 'acorn';
import { isCallback, startFunctions } from '../../protocol/callbacks';
import { childrenOf } from '../parse';
import type { Declarations } from './declarations';
import { mentionsIn, type Mention } from './names';

/** When the functions of a sketch run. */
export interface Reach {
  /** Whether a function is still called once the sketch has started. */
  runsLater: (name: string) => boolean;
  /**
   * Whether the start of the sketch hands a function over, for instance to a button, which keeps
   * it.
   */
  isHandedOver: (name: string) => boolean;
  /** The functions and classes that are used while the sketch starts. */
  atStart: ReadonlySet<string>;
  /** Whether any code of the sketch uses a name. */
  isUsed: (name: string) => boolean;
}

export function reachOf(declarations: Declarations): Reach {
  const { functions, classes, variables, statements } = declarations;
  const bodies = [...functions, ...classes];
  const mentions = new Map(bodies.map(([name, node]) => [name, mentionsInBody(node)]));

  function reached(from: readonly string[]): Set<string> {
    const seen = new Set<string>();
    const open = [...from];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name) || !mentions.has(name)) continue;
      seen.add(name);
      open.push(...(mentions.get(name) ?? []).map((mention) => mention.name));
    }
    return seen;
  }

  const names = [...functions.keys()];
  const outside = [
    ...statements,
    ...[...variables.values()].flatMap(({ declarator: { init } }) => init ?? []),
  ].flatMap(mentionsIn);
  const start = reached([
    ...names.filter((name) => startFunctions.includes(name)),
    ...outside.map(({ name }) => name),
  ]);
  // Methods are called on objects, which says nothing of the class that they are of.
  const later = reached([...names.filter(isCallback), ...classes.keys()]);
  const handedOver = new Set(
    [...outside, ...[...start].flatMap((name) => mentions.get(name) ?? [])]
      .filter(({ name, isCall }) => functions.has(name) && !isCall)
      .map(({ name }) => name),
  );
  const used = new Set([...outside, ...[...mentions.values()].flat()].map(({ name }) => name));
  return {
    atStart: start,
    runsLater: (name) => later.has(name),
    isHandedOver: (name) => handedOver.has(name),
    isUsed: (name) => used.has(name),
  };
}

function mentionsInBody(node: FunctionDeclaration | ClassDeclaration): Mention[] {
  return childrenOf(node)
    .filter((child) => child !== node.id)
    .flatMap(mentionsIn);
}

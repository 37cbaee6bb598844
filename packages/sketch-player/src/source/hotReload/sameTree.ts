import type { AnyNode } from 'acorn';

/** Properties of nodes that describe place and spelling, not meaning. */
const places = new Set(['start', 'end', 'loc', 'range']);

/** Whether two syntax trees are the same program, regardless of place and spacing. */
export function sameTree(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  // A regular expression has no properties of its own; acorn tells its pattern beside it.
  const keys = keysOf(a);
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => sameTree(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function keysOf(value: object): string[] {
  // How a literal is spelled is no part of its value, but tagged templates can read their text.
  const isLiteral = 'type' in value;
  return Object.keys(value).filter((key) => !places.has(key) && !(isLiteral && key === 'raw'));
}

/** Whether two lists of syntax trees are the same, one by one. */
export function sameTrees(a: readonly AnyNode[], b: readonly AnyNode[]): boolean {
  return a.length === b.length && a.every((node, i) => sameTree(node, b[i]));
}

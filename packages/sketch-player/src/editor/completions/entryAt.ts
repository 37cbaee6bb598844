import type { SyntaxNode, Tree } from '@lezer/common';
import { optionsAt } from './completionsAt';
import type { Knowledge, Known } from './knowledge';
import type { Read } from './syntax';
import { memberOf, typeOf, type Scope } from './typeOf';

/** A name in a sketch, and its entry in the data of the libraries. */
export interface Found {
  from: number;
  to: number;
  entry: Known;
}

/**
 * Finds the entry of the name at an offset of a sketch. It finds
 * nothing for names that the sketch declares itself, and for members of an object of unknown type.
 *
 * @param side Whether the name before the offset is meant (-1) or the one after it (1); 0 for
 *   either, which is right for a cursor.
 */
export function entryAt(
  tree: Tree,
  source: string,
  at: number,
  knowledge: Knowledge,
  side: -1 | 0 | 1 = 0,
): Found | undefined {
  const read: Read = ({ from, to }) => source.slice(from, to);
  const scope: Scope = { tree, read, knowledge };
  const sides = side === 0 ? ([1, -1] as const) : [side];
  for (const one of sides) {
    const node = tree.resolveInner(at, one);
    const entry = entryOf(node, scope);
    if (entry) return { from: node.from, to: node.to, entry };
  }
  return undefined;
}

function entryOf(node: SyntaxNode, scope: Scope): Known | undefined {
  const { globals } = scope.knowledge;
  const name = scope.read(node);
  switch (node.name) {
    case 'VariableName':
      return isDeclared(name, scope) ? undefined : globals.get(name);
    case 'VariableDefinition':
      return node.parent?.name === 'FunctionDeclaration' ? callback(name, scope) : undefined;
    case 'PropertyName': {
      const expression = node.parent;
      if (expression?.name !== 'MemberExpression') return undefined;
      const object = expression.firstChild;
      // In instance mode the functions that p5 calls are given to the instance: `p.setup = …`.
      const isOfInstance = object !== null && typeOf(object, scope) === 'p5';
      return memberOf(expression, scope) ?? (isOfInstance ? callback(name, scope) : undefined);
    }
    case 'PropertyDefinition':
      return optionsAt(node, node.from, scope)?.entries.find((option) => option.name === name);
    default:
      return undefined;
  }
}

function callback(name: string, { knowledge }: Scope): Known | undefined {
  const known = knowledge.globals.get(name);
  return known?.kind === 'callback' ? known : undefined;
}

/** Whether the sketch declares a variable, a parameter, a function or a class of that name. */
function isDeclared(name: string, { tree, read }: Scope): boolean {
  let found = false;
  tree.iterate({
    enter: (node) => {
      found ||= node.name === 'VariableDefinition' && read(node) === name;
      return !found;
    },
  });
  return found;
}

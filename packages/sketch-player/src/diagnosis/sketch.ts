import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { bounded } from '../editor/boundedParser';
import type { Knowledge } from '../editor/completions/knowledge';
import type { Scope } from '../editor/completions/typeOf';
import { placeOf } from '../source/places';
import type { Diagnosis, Problem } from './Problem';

/** A source that may have mistakes, and the data of the libraries whose names it uses. */
export interface Sketch extends Scope {
  source: string;
  knowledge: Knowledge;
}

// This parser reads on after syntax errors, and its TypeScript dialect reads plain JavaScript too.
const typeScript = parser.configure({ dialect: 'ts', ...bounded(parser) });

export function readSketch(source: string, knowledge: Knowledge): Sketch {
  return {
    source,
    knowledge,
    tree: typeScript.parse(source),
    read: ({ from, to }) => source.slice(from, to),
  };
}

/** The nodes of each tree by their names, since many rules ask for them. */
const nodesByName = new WeakMap<Tree, ReadonlyMap<string, readonly SyntaxNode[]>>();

/** All nodes of some kinds, in the order of the source. */
export function nodesOf({ tree }: Sketch, ...names: readonly string[]): SyntaxNode[] {
  const index = nodesByName.get(tree) ?? indexOf(tree);
  nodesByName.set(tree, index);
  const nodes = names.flatMap((name) => index.get(name) ?? []);
  return names.length === 1 ? nodes : nodes.sort((a, b) => a.from - b.from || b.to - a.to);
}

function indexOf(tree: Tree): ReadonlyMap<string, readonly SyntaxNode[]> {
  const index = new Map<string, SyntaxNode[]>();
  tree.iterate({
    enter: ({ name, node }) => {
      const same = index.get(name);
      if (same) same.push(node);
      else index.set(name, [node]);
    },
  });
  return index;
}

/** The one node that a problem is about: the only one, or the only one in its line. */
export function nodeAt(
  nodes: readonly SyntaxNode[],
  { line }: Problem,
  { source }: Sketch,
): SyntaxNode | undefined {
  const inLine = nodes.filter(({ from }) => placeOf(source, from).line === line);
  const [only, ...others] = inLine.length > 0 ? inLine : nodes;
  return others.length === 0 ? only : undefined;
}

/** The fields that a rule adds to a problem. Its place is used only if the problem has none. */
export type Explanation = Omit<Diagnosis, 'message'>;

/** Explains a problem, or returns `undefined` if the rule does not recognise its message. */
export type Rule = (problem: Problem, sketch: Sketch) => Explanation | undefined;

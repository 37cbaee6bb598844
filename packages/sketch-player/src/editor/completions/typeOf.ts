import type { SyntaxNode, Tree } from '@lezer/common';
import type { Given } from './completionData';
import { membersOf, type Knowledge, type Known } from './knowledge';
import { argumentNodes, stringValue, type Read } from './syntax';

/** How an instance of p5 is usually called. */
const instanceNames = new Set(['p', 'p5', 's', 'sketch']);

export interface Scope {
  tree: Tree;
  read: Read;
  knowledge: Knowledge;
}

/**
 * The type of an expression, if it is a type of the libraries: follows calls, properties and the
 * values that variables were assigned.
 */
export function typeOf(
  node: SyntaxNode,
  scope: Scope,
  visited: ReadonlySet<string> = new Set(),
): string | undefined {
  switch (node.name) {
    case 'VariableName':
      return typeOfName(node, scope, visited);
    case 'this':
    case 'super':
      return superclassAround(node, scope.read);
    case 'ParenthesizedExpression':
    case 'AwaitExpression': {
      const inside = node.firstChild?.nextSibling;
      return inside ? typeOf(inside, scope, visited) : undefined;
    }
    case 'NewExpression': {
      const name = node.getChild('VariableName') ?? node.getChild('MemberExpression');
      return name ? scope.read(name) : undefined;
    }
    case 'MemberExpression': {
      const member = memberOf(node, scope, visited);
      return member?.kind === 'property' ? choose(member.gives, []) : undefined;
    }
    case 'CallExpression': {
      const called = calledBy(node, scope, visited);
      const values = argumentNodes(node).map((argument) => stringValue(argument, scope.read));
      return choose(called?.gives, values);
    }
    default:
      return undefined;
  }
}

/** The entry of the function that is called. */
export function calledBy(
  call: SyntaxNode,
  scope: Scope,
  visited: ReadonlySet<string> = new Set(),
): Known | undefined {
  const callee = call.firstChild;
  if (callee?.name === 'VariableName') {
    const known = scope.knowledge.globals.get(scope.read(callee));
    return known?.kind === 'function' ? known : undefined;
  }
  const member = callee?.name === 'MemberExpression' ? memberOf(callee, scope, visited) : undefined;
  return member?.kind === 'property' ? undefined : member;
}

/** Resolves a type that depends on the value of a string argument. */
export function choose(
  given: Given | undefined,
  values: readonly (string | undefined)[],
): string | undefined {
  if (given === undefined || typeof given === 'string') return given;
  const value = values[given.by];
  const isListed = value !== undefined && Object.hasOwn(given.cases, value);
  return isListed ? given.cases[value] : given.otherwise;
}

/** The entry of the member that a member expression names. */
export function memberOf(
  node: SyntaxNode,
  scope: Scope,
  visited: ReadonlySet<string> = new Set(),
): Known | undefined {
  const object = node.firstChild;
  const property = node.getChild('PropertyName');
  const type = object && property ? typeOf(object, scope, visited) : undefined;
  if (!property || type === undefined) return undefined;
  const name = scope.read(property);
  return membersOf(scope.knowledge, type).find((member) => member.name === name);
}

function typeOfName(
  node: SyntaxNode,
  scope: Scope,
  visited: ReadonlySet<string>,
): string | undefined {
  const name = scope.read(node);
  if (visited.has(name)) return undefined;
  const values = valuesGivenTo(name, scope);
  // The last value before this place is the likeliest; functions may use what is set further down.
  const before = values.filter(({ to }) => to <= node.from).reverse();
  const after = values.filter(({ to }) => to > node.from);
  for (const value of [...before, ...after]) {
    const type = typeOf(value, scope, new Set([...visited, name]));
    if (type !== undefined) return type;
  }
  const known = scope.knowledge.globals.get(name);
  if (known && values.length === 0) return choose(known.gives, []);
  return instanceNames.has(name) ? 'p5' : undefined;
}

type Assignments = ReadonlyMap<string, readonly SyntaxNode[]>;

/** The assignments of each tree: every link of a chain such as `a.b().c()` asks for them. */
const assignmentsOf = new WeakMap<Tree, Assignments>();

/** Everything that is assigned to a variable, in the order of the source. */
function valuesGivenTo(name: string, { tree, read }: Scope): readonly SyntaxNode[] {
  const found = assignmentsOf.get(tree) ?? findAssignments(tree, read);
  assignmentsOf.set(tree, found);
  return found.get(name) ?? [];
}

function findAssignments(tree: Tree, read: Read): Assignments {
  const values = new Map<string, SyntaxNode[]>();
  tree.iterate({
    enter: ({ name: kind, node }) => {
      if (kind !== 'Equals') return;
      const { prevSibling: target, nextSibling: value } = node;
      const isVariable = target?.name === 'VariableDefinition' || target?.name === 'VariableName';
      if (!isVariable || !value) return;
      const name = read(target);
      const same = values.get(name);
      if (same) same.push(value);
      else values.set(name, [value]);
    },
  });
  return values;
}

function superclassAround(node: SyntaxNode, read: Read): string | undefined {
  for (let around = node.parent; around; around = around.parent) {
    if (around.name !== 'ClassDeclaration' && around.name !== 'ClassExpression') continue;
    const superclass = around.getChild('extends')?.nextSibling;
    return superclass ? read(superclass) : undefined;
  }
  return undefined;
}

import type { AnyNode, MemberExpression, Pattern } from 'acorn';
import { childrenOf } from '../parse';

/** A use of a name, and whether it is called there. */
export interface Mention {
  name: string;
  /** Whether the name is called at once rather than handed over, to be called at any later time. */
  isCall: boolean;
}

/** Methods that call the function that they are given before they return. */
const iterations = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'from',
  'map',
  'reduce',
  'reduceRight',
  'some',
  'sort',
  'toSorted',
]);

/** Every use of a name within a part of a program; the names of properties are none. */
export function mentionsIn(node: AnyNode): Mention[] {
  const found: Mention[] = [];
  visit(node, false, found);
  return found;
}

function visit(node: AnyNode, isCall: boolean, found: Mention[]): void {
  if (node.type === 'Identifier') {
    found.push({ name: node.name, isCall });
    return;
  }
  const isIteration = node.type === 'CallExpression' && iterates(node.callee);
  for (const child of childrenOf(node)) {
    if (isNameOfProperty(node, child)) continue;
    visit(child, isIteration || isCalled(node, child), found);
  }
}

/** Whether a part of a node is called, or only looked into. */
function isCalled(node: AnyNode, part: AnyNode): boolean {
  if (node.type === 'MemberExpression') return part === node.object && !isNamed(node, 'bind');
  return (node.type === 'CallExpression' || node.type === 'NewExpression') && part === node.callee;
}

function isNamed({ property }: MemberExpression, name: string): boolean {
  return property.type === 'Identifier' && property.name === name;
}

function iterates(callee: AnyNode): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    iterations.has(callee.property.name)
  );
}

/** Whether a part of a node is the name of a property or of a label. */
function isNameOfProperty(node: AnyNode, part: AnyNode): boolean {
  if (node.type === 'MemberExpression') return part === node.property && !node.computed;
  if (node.type === 'Property') return part === node.key && !node.computed && !node.shorthand;
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
    return part === node.key && !node.computed;
  }
  return /^(Labeled|Break|Continue)Statement$/.test(node.type) && part.type === 'Identifier';
}

/** The names that a pattern declares. */
export function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}

/** Whether a part of a program contains a node of which something is true. */
export function contains(node: AnyNode, isWanted: (node: AnyNode) => boolean): boolean {
  return isWanted(node) || childrenOf(node).some((child) => contains(child, isWanted));
}

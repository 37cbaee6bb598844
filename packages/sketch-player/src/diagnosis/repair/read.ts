/** Queries on the syntax tree of a sketch, for the rules. */
import type { SyntaxNode } from '@lezer/common';
import { argumentNodes, childrenOf } from '../../editor/completions/syntax';
import { typeOf } from '../../editor/completions/typeOf';
import { nodesOf, type Sketch } from '../sketch';
import { insertAt } from './edits';
import type { Edit } from './RepairRule';

/** A call of a function of p5.js: `fill(0)`, or `p.fill(0)` in instance mode. */
export interface Call {
  node: SyntaxNode;
  name: string;
  /** The name of the function alone, without the instance. */
  nameNode: SyntaxNode;
  args: readonly SyntaxNode[];
}

const functionNames = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
];

export function isFunction({ name }: SyntaxNode): boolean {
  return functionNames.includes(name);
}

/** The name of the instance of p5 in instance mode, such as `p`. `undefined` in global mode. */
export function instanceOf(sketch: Sketch): string | undefined {
  for (const node of nodesOf(sketch, 'MemberExpression')) {
    const property = node.getChild('PropertyName');
    const object = node.firstChild;
    if (object?.name !== 'VariableName' || !property) continue;
    const name = sketch.read(object);
    const isCanvas = sketch.read(property) === 'createCanvas';
    const isSetup =
      /^(setup|draw)$/.test(sketch.read(property)) && node.nextSibling?.name === 'Equals';
    if (name !== 'window' && (isCanvas || isSetup)) return name;
  }
  return undefined;
}

/** The prefix of p5.js functions: `p.` in instance mode, empty in global mode. */
export function prefixOf(sketch: Sketch): string {
  const instance = instanceOf(sketch);
  return instance === undefined ? '' : `${instance}.`;
}

/** All names that the sketch declares: variables, functions, parameters, classes, imports. */
export function declaredIn(sketch: Sketch): ReadonlySet<string> {
  return new Set(nodesOf(sketch, 'VariableDefinition').map(sketch.read));
}

/** The places where functions and variables of p5.js are used, but for those the sketch declares. */
export function p5NamesIn(sketch: Sketch): { name: string; node: SyntaxNode }[] {
  const instance = instanceOf(sketch);
  if (instance === undefined) {
    const declared = declaredIn(sketch);
    return nodesOf(sketch, 'VariableName')
      .map((node) => ({ name: sketch.read(node), node }))
      .filter(({ name }) => !declared.has(name));
  }
  return nodesOf(sketch, 'MemberExpression').flatMap((member) => {
    const object = member.firstChild;
    const node = member.getChild('PropertyName');
    const isOfInstance = object?.name === 'VariableName' && sketch.read(object) === instance;
    return node && isOfInstance ? [{ name: sketch.read(node), node }] : [];
  });
}

/** The calls of p5.js functions in source order; only those of `names` if any are given. */
export function callsIn(sketch: Sketch, ...names: readonly string[]): Call[] {
  return p5NamesIn(sketch).flatMap(({ name, node: nameNode }) => {
    if (names.length > 0 && !names.includes(name)) return [];
    const callee = nameNode.name === 'PropertyName' ? nameNode.parent : nameNode;
    const node = callee?.parent;
    const isCalled = node?.name === 'CallExpression' && node.firstChild?.from === callee?.from;
    return node && isCalled ? [{ node, name, nameNode, args: argumentNodes(node) }] : [];
  });
}

/** The calls of a method, whatever the object is. */
export function methodCallsIn(sketch: Sketch, ...names: readonly string[]) {
  return nodesOf(sketch, 'CallExpression').flatMap((node) => {
    const callee = node.firstChild;
    const nameNode = callee?.name === 'MemberExpression' ? callee.getChild('PropertyName') : null;
    const object = callee?.firstChild;
    if (!nameNode || !object || !names.includes(sketch.read(nameNode))) return [];
    return [{ node, object, nameNode, name: sketch.read(nameNode), args: argumentNodes(node) }];
  });
}

/** A function that p5.js or the library calls by its name. */
export interface Callback {
  /** The whole declaration or assignment. */
  whole: SyntaxNode;
  nameNode: SyntaxNode;
  /** The function, from `async` or `function` on. */
  made: SyntaxNode;
  body: SyntaxNode;
}

/** Finds `function setup() {}`, `p.setup = () => {}` and the like. */
export function callbackOf(sketch: Sketch, wanted: string): Callback | undefined {
  for (const node of nodesOf(
    sketch,
    'FunctionDeclaration',
    'AssignmentExpression',
    'VariableDeclaration',
  )) {
    const { nameNode, made } =
      node.name === 'FunctionDeclaration' ? declared(node) : assigned(node);
    const body = made?.getChild('Block');
    if (!nameNode || !made || !body || sketch.read(nameNode) !== wanted) continue;
    const statement = node.name === 'AssignmentExpression' ? node.parent : node;
    return { whole: statement ?? node, nameNode, made, body };
  }
  return undefined;
}

function declared(node: SyntaxNode) {
  const isGlobal = node.parent?.name === 'Script' || node.parent?.name === 'ExportDeclaration';
  return { nameNode: isGlobal ? node.getChild('VariableDefinition') : null, made: node };
}

function assigned(node: SyntaxNode) {
  const target = node.firstChild?.name === 'MemberExpression' ? node.firstChild : node;
  const nameNode = target.getChild(target === node ? 'VariableDefinition' : 'PropertyName');
  const made = node.getChild('FunctionExpression') ?? node.getChild('ArrowFunction') ?? undefined;
  return { nameNode, made };
}

/** The innermost function around a node. */
export function functionAround(node: SyntaxNode): SyntaxNode | undefined {
  for (let around = node.parent; around; around = around.parent) {
    if (isFunction(around)) return around;
  }
  return undefined;
}

/** The statement that a node is a part of. */
export function statementAround(node: SyntaxNode): SyntaxNode {
  let statement = node;
  while (statement.parent && !/^(Block|Script)$/.test(statement.parent.name)) {
    statement = statement.parent;
  }
  return statement;
}

/** The expression of a statement that is nothing but one, such as the call of `fill(0);`. */
export function isWholeStatement(node: SyntaxNode): boolean {
  return node.parent?.name === 'ExpressionStatement';
}

export function isInside(node: SyntaxNode, around: SyntaxNode | undefined): boolean {
  return around !== undefined && node.from >= around.from && node.to <= around.to;
}

/** Marks a function as `async`, unless it is. */
export function makeAsync(made: SyntaxNode): Edit[] {
  return made.getChild('async') ? [] : [insertAt(made.from, 'async ')];
}

/** The nodes of a kind in a function, without those in nested functions. */
export function ownNodes(made: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const child of childrenOf(node)) {
      if (child.name === name) found.push(child);
      if (!isFunction(child)) visit(child);
    }
  };
  visit(made);
  return found;
}

/** A name that occurs nowhere in the sketch. */
export function unusedName({ source }: Sketch, wanted: string): string {
  let name = wanted;
  for (let number = 2; source.includes(name); number++) name = `${wanted}${number}`;
  return name;
}

/** The object literal that an argument is, or that the variable it names was declared with. */
export function objectOf(node: SyntaxNode | undefined, sketch: Sketch): SyntaxNode | undefined {
  if (node?.name === 'ObjectExpression') return node;
  if (node?.name !== 'VariableName') return undefined;
  const name = sketch.read(node);
  const definition = nodesOf(sketch, 'VariableDefinition').find(
    (each) => sketch.read(each) === name,
  );
  const value = definition?.nextSibling?.nextSibling;
  return value?.name === 'ObjectExpression' ? value : undefined;
}

export interface Property {
  nameNode: SyntaxNode;
  name: string;
  value: SyntaxNode | undefined;
}

/** The properties of an object literal that have a plain name. */
export function propertiesOf(object: SyntaxNode, { read }: Sketch): Property[] {
  return object.getChildren('Property').flatMap(({ firstChild: nameNode }) => {
    if (!nameNode || !/^(PropertyDefinition|String)$/.test(nameNode.name)) return [];
    const colon = nameNode.nextSibling;
    const value = colon?.name === ':' ? (colon.nextSibling ?? undefined) : undefined;
    return [{ nameNode, name: read(nameNode).replace(/^['"]|['"]$/g, ''), value }];
  });
}

/** Whether an expression is the manager or something that it gives, such as a renderer. */
export function isOfLibrary(node: SyntaxNode, sketch: Sketch): boolean {
  const text = sketch.read(node);
  if (text.endsWith('pluginRegistry')) return false;
  return /^p5asciif(y|ier)\b/.test(text) || /^P5Asciif/.test(typeOf(node, sketch) ?? '');
}

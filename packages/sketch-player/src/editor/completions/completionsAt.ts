import type { SyntaxNode, Tree } from '@lezer/common';
import { allMembers, membersOf, type Knowledge, type Known } from './knowledge';
import { argumentIndex, argumentNodes, stringValue, type Read } from './syntax';
import { calledBy, choose, typeOf, type Scope } from './typeOf';

/** Completions: entries of the libraries, or strings, for the text from an offset on. */
export type Offer = EntryOffer | { from: number; values: string[] };

export interface EntryOffer {
  from: number;
  entries: readonly Known[];
}

/** Names of objects of JavaScript or the browser, whose members the libraries do not describe. */
const foreign = /^(?:[A-Z]\w*|console|document|window|navigator|globalThis)$/;

/**
 * Finds the completions that fit at an offset of a sketch.
 *
 * @param isAsked Whether the reader asked for completions. Otherwise they are offered only where a
 *   name or a string was begun.
 */
export function completionsAt(
  tree: Tree,
  source: string,
  at: number,
  knowledge: Knowledge,
  isAsked = false,
): Offer | undefined {
  const read: Read = ({ from, to }) => source.slice(from, to);
  const scope: Scope = { tree, read, knowledge };
  const node = tree.resolveInner(at, -1);
  switch (node.name) {
    case '.':
    case '?.':
      return membersAt(node, at, scope);
    case 'PropertyName':
      return membersAt(node, node.from, scope);
    case 'String':
      return stringsAt(node, at, scope);
    case 'PropertyDefinition':
      return optionsAt(node, node.from, scope);
    case 'VariableName':
      return { from: node.from, entries: globals(knowledge) };
    case 'VariableDefinition':
      return node.parent?.name === 'FunctionDeclaration'
        ? { from: node.from, entries: callbacks(knowledge) }
        : undefined;
    case 'LineComment':
    case 'BlockComment':
    case 'TemplateString':
    case 'RegExp':
      return undefined;
    default:
      if (!isAsked) return undefined;
      return optionsAt(node, at, scope) ?? { from: at, entries: globals(knowledge) };
  }
}

function globals({ globals: all }: Knowledge): Known[] {
  return [...all.values()].filter(({ kind }) => kind !== 'callback');
}

function callbacks({ globals: all }: Knowledge): Known[] {
  return [...all.values()].filter(({ kind }) => kind === 'callback');
}

function membersAt(node: SyntaxNode, from: number, scope: Scope): Offer | undefined {
  const object = node.parent?.name === 'MemberExpression' ? node.parent.firstChild : null;
  if (!object) return undefined;
  const type = typeOf(object, scope);
  const members = type === undefined ? [] : membersOf(scope.knowledge, type);
  if (members.length > 0) return { from, entries: members };
  const mayBeOurs = object.name === 'VariableName' || object.name === 'CallExpression';
  if (!mayBeOurs || foreign.test(scope.read(object))) return undefined;
  return { from, entries: allMembers(scope.knowledge, 'p5.asciify') };
}

function stringsAt(node: SyntaxNode, at: number, scope: Scope): Offer | undefined {
  const text = scope.read(node);
  const isClosed = text.length > 1 && text.at(0) === text.at(-1);
  if (isClosed && at === node.to) return undefined;
  const values = argumentAt(node, scope)?.values;
  return values && { from: node.from + 1, values };
}

/**
 * The options that an object literal may have as an argument, without those that it has already.
 */
export function optionsAt(node: SyntaxNode, from: number, scope: Scope): EntryOffer | undefined {
  const object = objectAround(node);
  const argument = object && argumentAt(object, scope);
  if (!object || !argument) return undefined;
  const values = argumentNodes(argument.call).map((one) => stringValue(one, scope.read));
  const type = choose(argument.options, values);
  const options = type === undefined ? [] : membersOf(scope.knowledge, type);
  const given = new Set(
    object
      .getChildren('Property')
      .filter((property) => property.from !== node.parent?.from)
      .map((property) => property.getChild('PropertyDefinition'))
      .map((key) => (key ? scope.read(key) : '')),
  );
  const entries = options.filter(({ name }) => !given.has(name));
  return entries.length > 0 ? { from, entries } : undefined;
}

function objectAround(node: SyntaxNode): SyntaxNode | undefined {
  if (node.name === 'ObjectExpression') return node;
  const { parent } = node;
  if (node.name === 'PropertyDefinition') return parent?.parent ?? undefined;
  return parent?.name === 'ObjectExpression' ? parent : undefined;
}

/** The documentation of the argument that a node is. */
export function argumentAt(node: SyntaxNode, scope: Scope) {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null;
  if (call?.name !== 'CallExpression') return undefined;
  const index = argumentIndex(node);
  const taken = calledBy(call, scope)?.takes?.find(({ at }) => at === index);
  return taken && { ...taken, call };
}

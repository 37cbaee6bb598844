import type { SyntaxNode, Tree } from '@lezer/common';
import { stringValue, type Read } from '../completions/syntax';
import { channelLimits, channelNodes, hexOfChannels, readHex, takesColour } from './colours';
import { documentedAt, type Allowed } from './documented';
import { callAround, calledName, keyOf, nameOf } from './names';
import { readNumber, stepOf } from './numbers';
import type { ValueScope } from './scope';
import { readString } from './strings';
import type { ColourValue, NumberValue, RampValue, Value, WordValue } from './Value';

const literals = /^(?:Number|String|BooleanLiteral|VariableName)$/;

/**
 * The values at an offset, the innermost first: a number may be one, and part of a colour besides.
 */
export function valuesAt(scope: ValueScope, at: number): readonly Value[] {
  for (const side of [1, -1] as const) {
    const node = scope.tree.resolveInner(at, side);
    const literal = literalAt(node);
    const values = literals.test(literal.name) ? valuesOf(literal, scope) : [];
    if (values.length > 0) return values;
  }
  return [];
}

/** The literal that a node within it belongs to: the tree has nodes for signs and for escapes. */
function literalAt(node: SyntaxNode): SyntaxNode {
  const { name, parent } = node;
  if (name === 'Escape') return parent ?? node;
  return (name === 'ArithOp' && parent?.name === 'UnaryExpression' && parent.lastChild) || node;
}

/** Calls back for each value between two offsets that the syntax alone tells. */
export function valuesIn(
  scope: Omit<ValueScope, 'knowledge'>,
  range: { from: number; to: number },
  found: (value: Value) => void,
): void {
  scope.tree.iterate({
    ...range,
    enter: ({ name, node }) => {
      if (name === 'VariableName' || !literals.test(name)) return;
      const [value] = valuesOf(node, scope);
      if (value) found(value);
    },
  });
}

function valuesOf(node: SyntaxNode, scope: ValueScope): readonly Value[] {
  switch (node.name) {
    case 'Number':
      return [numberOf(node, scope), colourOfChannels(node, scope)].filter((value) => !!value);
    case 'BooleanLiteral': {
      if (isType(node)) return [];
      const { from, to } = node;
      const value = scope.read(node) === 'true';
      return [{ kind: 'boolean', from, to, name: nameOf(node, scope.read), value }];
    }
    case 'String': {
      if (isType(node) || !isWhole(node, scope)) return [];
      const value = colourOfString(node, scope) ?? rampOf(node, scope) ?? wordOf(node, scope, true);
      return value ? [value] : [];
    }
    default: {
      const value = wordOf(node, scope, false);
      return value ? [value] : [];
    }
  }
}

function numberOf(node: SyntaxNode, scope: ValueScope): NumberValue | undefined {
  const { parent } = node;
  const isNegative =
    parent?.name === 'UnaryExpression' &&
    parent.firstChild !== null &&
    scope.read(parent.firstChild) === '-';
  const whole = isNegative ? parent : node;
  const isKey = parent?.name === 'Property' && parent.firstChild?.from === node.from;
  const isObject = parent?.name === 'MemberExpression' && parent.firstChild?.from === node.from;
  const notation = readNumber(scope.read(whole));
  if (isType(node) || isKey || isObject || !notation) return undefined;
  const limits = limitsOf(whole, scope);
  const { from, to } = whole;
  const { value } = notation;
  const step = stepOf(notation, limits);
  const above = 'above' in limits && limits.above !== undefined ? limits.above + step : undefined;
  const least = limits.least ?? above;
  // Whoever has gone beyond a limit has a reason: the limit moves there.
  return {
    kind: 'number',
    from,
    to,
    name: nameOf(whole, scope.read),
    value,
    step,
    least: least === undefined ? undefined : Math.min(least, value),
    most: limits.most === undefined ? undefined : Math.max(limits.most, value),
  };
}

function limitsOf(node: SyntaxNode, scope: ValueScope): Allowed {
  return (isChannel(node, scope) ? channelLimits : documentedAt(node, scope)) ?? {};
}

function isChannel(node: SyntaxNode, { tree, read }: ValueScope): boolean {
  const call = callAround(node)?.call;
  const name = calledName(call, read);
  if (!call || name === undefined || !takesColour(name)) return false;
  const isAmong = channelNodes(call, name).some(({ from }) => from === node.from);
  return isAmong && !choosesColourMode(tree, read);
}

/** Whether the sketch sets its own colour mode. */
function choosesColourMode(tree: Tree, read: Read): boolean {
  return /\bcolorMode\s*\(/.test(read({ from: 0, to: tree.length }));
}

function colourOfChannels(node: SyntaxNode, scope: ValueScope): ColourValue | undefined {
  if (!isChannel(node, scope)) return undefined;
  const call = callAround(node)?.call;
  const name = calledName(call, scope.read) ?? '';
  const channels = call ? channelNodes(call, name).slice(0, 3) : [];
  const hex = hexOfChannels(channels, scope.read);
  const [first] = channels;
  const last = channels.at(-1);
  if (hex === undefined || !first || !last) return undefined;
  return {
    kind: 'colour',
    from: first.from,
    to: last.to,
    name: `${name}()`,
    hex,
    notation: 'channels',
  };
}

function colourOfString(node: SyntaxNode, scope: ValueScope): ColourValue | undefined {
  const { read, hexOfName } = scope;
  const text = readString(read(node));
  const taking = calledName(callAround(node)?.call, read) ?? readKey(node, read) ?? '';
  const isNamed = /^[a-z]+$/i.test(text) && takesColour(taking);
  const hex = readHex(text) ?? (isNamed ? hexOfName?.(text) : undefined);
  if (hex === undefined) return undefined;
  const { from, to } = node;
  return { kind: 'colour', from, to, name: nameOf(node, read), hex, notation: 'string' };
}

/** How variables are called that hold characters by density. */
const rampName = /^(?:\w*_)?(?:chars?|characters?|ramp)$|(?:Chars|Characters|Ramp)$/i;

function rampOf(node: SyntaxNode, scope: ValueScope): RampValue | undefined {
  const { read } = scope;
  const name = nameOf(node, read);
  const called = calledName(callAround(node)?.call, read);
  const isGiven = called === 'characters' || readKey(node, read) === 'characters';
  const isNamed = called === undefined && name !== undefined && rampName.test(name);
  const characters = readString(read(node));
  if ((!isGiven && !isNamed) || characters === '') return undefined;
  const { from, to } = node;
  // Edges choose by direction: the order of their characters means something else.
  const isByDensity = !/['"]edge['"]/.test(read(callAround(keyOrSelf(node))?.call ?? node));
  return { kind: 'ramp', from, to, name, characters, isByDensity };
}

/** The object literal that a node is the value of an option in, or the node itself. */
function keyOrSelf(node: SyntaxNode): SyntaxNode {
  return keyOf(node)?.parent?.parent ?? node;
}

function wordOf(node: SyntaxNode, scope: ValueScope, isString: boolean): WordValue | undefined {
  const allowed = documentedAt(node, scope);
  const words = isString ? allowed?.values : allowed?.constants;
  const word = isString ? readString(scope.read(node)) : scope.read(node);
  // A word that is not on the list may be of the reader's own, as names of renderers are.
  if (!words || !words.includes(word)) return undefined;
  const { from, to } = node;
  return { kind: 'word', from, to, name: nameOf(node, scope.read), word, words, isString };
}

function readKey(node: SyntaxNode, read: Read): string | undefined {
  const key = keyOf(node);
  return key && read(key);
}

function isType({ parent }: SyntaxNode): boolean {
  return parent?.name === 'LiteralType';
}

/** Whether a string has its closing quote. */
function isWhole(node: SyntaxNode, { read }: ValueScope): boolean {
  const text = read(node);
  return stringValue(node, read) !== undefined && text.length > 1 && text.at(0) === text.at(-1);
}

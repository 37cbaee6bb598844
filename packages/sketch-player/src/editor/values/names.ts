import type { SyntaxNode } from '@lezer/common';
import type { Read } from '../completions/syntax';

/** The name of the called function or method, without its object. */
export function calledName(call: SyntaxNode | null | undefined, read: Read): string | undefined {
  if (call?.name !== 'CallExpression') return undefined;
  const callee = call.firstChild;
  if (callee?.name === 'VariableName') return read(callee);
  const member = callee?.name === 'MemberExpression' ? callee.getChild('PropertyName') : null;
  return member ? read(member) : undefined;
}

/** The call that a node is an argument of, also from within an array as in `range([0, 255])`. */
export function callAround(
  node: SyntaxNode,
): { call: SyntaxNode; argument: SyntaxNode } | undefined {
  const argument = node.parent?.name === 'ArrayExpression' ? node.parent : node;
  const call = argument.parent?.name === 'ArgList' ? argument.parent.parent : null;
  return call?.name === 'CallExpression' ? { call, argument } : undefined;
}

/** The key of the property that a node is the value of. */
export function keyOf(node: SyntaxNode): SyntaxNode | undefined {
  const value = node.parent?.name === 'ArrayExpression' ? node.parent : node;
  const property = value.parent;
  if (property?.name !== 'Property' || !property.firstChild) return undefined;
  const key = property.getChild('PropertyDefinition');
  return key && key.from !== value.from ? key : undefined;
}

/** The label of a literal: the function, option or variable whose value it is. */
export function nameOf(node: SyntaxNode, read: Read): string | undefined {
  const called = calledName(callAround(node)?.call, read);
  if (called !== undefined) return `${called}()`;
  const key = keyOf(node);
  if (key) return read(key);
  const equals = node.prevSibling;
  const target = /^(?:Equals|UpdateOp)$/.test(equals?.name ?? '') ? equals?.prevSibling : null;
  return target && target.to - target.from <= 40 ? read(target) : undefined;
}

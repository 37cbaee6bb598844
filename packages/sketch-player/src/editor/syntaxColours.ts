import { HighlightStyle, syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import type { SyntaxNode, Tree } from '@lezer/common';
import { tags as t, type Tag } from '@lezer/highlight';
import { visibleMarks } from './visibleMarks';

/**
 * The colours of `css/code.css`, through the same variables. The static source is coloured by
 * another parser (`plugins/highlighting`); tokenColours.test.ts checks that the two agree.
 */
export const constantColour = 'var(--code-number)';

export const colourRules: readonly { tag: Tag[]; color: string }[] = [
  { tag: [t.comment], color: 'var(--code-comment)' },
  {
    tag: [t.keyword, t.operator, t.special(t.brace)],
    color: 'var(--code-keyword)',
  },
  { tag: [t.derefOperator], color: 'var(--code-text)' },
  { tag: [t.string, t.regexp], color: 'var(--code-string)' },
  {
    tag: [t.number, t.bool, t.null, t.self],
    color: constantColour,
  },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName), t.function(t.derefOperator)],
    color: 'var(--code-function)',
  },
  { tag: [t.separator], color: 'var(--code-punctuation)' },
];

export const tokenColours = HighlightStyle.define([...colourRules]);

const names = new Set(['VariableName', 'VariableDefinition', 'PropertyName']);

/**
 * Finds the names that the static source colours as constants: names in capitals, `length`, names
 * declared by `const`, and objects whose properties are read. CodeMirror's highlighting knows only
 * the syntax and cannot tell these apart.
 */
export function constantNames(
  tree: Tree,
  read: (from: number, to: number) => string,
  range: { from: number; to: number },
  found: (from: number, to: number) => void,
): void {
  tree.iterate({
    ...range,
    enter: ({ name, from, to, node }) => {
      if (!names.has(name)) return;
      if (
        /^(?:[A-Z][A-Z\d_]+|length)$/.test(read(from, to)) ||
        /^\s*(?:\.(?!\.)|\?\.)/.test(read(to, to + 40)) ||
        (name === 'VariableDefinition' && isOfConst(node))
      ) {
        found(from, to);
      }
    },
  });
}

/** Whether a name is declared by `const`, except as a function. */
function isOfConst(definition: SyntaxNode): boolean {
  let value = definition.nextSibling;
  while (value && value.name !== 'Equals' && value.name !== ',') value = value.nextSibling;
  if (/^(ArrowFunction|FunctionExpression)$/.test(value?.nextSibling?.name ?? '')) return false;
  for (let node = definition.parent; node; node = node.parent) {
    if (/^(VariableDeclaration|ForOfSpec|ForInSpec)$/.test(node.name))
      return node.getChild('const') !== null;
    if (!/^(ObjectPattern|ArrayPattern|PatternProperty)$/.test(node.name)) return false;
  }
  return false;
}

const mark = Decoration.mark({ class: 'constant-name' });

/** Marks the constant names in the visible part of the source, for `theme.ts` to colour. */
export const markConstantNames: Extension = visibleMarks((view, range, found) => {
  const { state } = view;
  const read = (from: number, to: number) => state.sliceDoc(from, to);
  constantNames(syntaxTree(state), read, range, (from, to) => found(from, to, mark));
});

import { HighlightStyle } from '@codemirror/language';
import { tags as t, type Tag } from '@lezer/highlight';

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

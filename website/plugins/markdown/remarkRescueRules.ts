import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { families, type RuleFamily } from 'sketch-player/rescueRules';
import { SKIP, visit } from 'unist-util-visit';
import { markdownOf } from '../mdxElements';

/** Puts tables of the rules by which the player repairs sketches in the place of `<RescueRules/>`. */
export function remarkRescueRules() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', ({ name }, index, parent) => {
      if (name !== 'RescueRules' || !parent || index === undefined) return undefined;
      const tables = families.map((family) => markdownOf(rulesTable(family)));
      parent.children.splice(index, 1, ...tables);
      return [SKIP, index + tables.length];
    });
  };
}

/** A table of what the player repairs: what is wrong, and an example before and after. */
export function rulesTable({ title, rules }: RuleFamily): Element {
  const headings = ['What is wrong', 'Before', 'After'];
  return h(
    'table',
    {},
    h('caption', {}, `${title}: ${rules.length === 1 ? '1 rule' : `${rules.length} rules`}`),
    h('thead', {}, h('tr', {}, ...headings.map((heading) => h('th', { scope: 'col' }, heading)))),
    h(
      'tbody',
      {},
      ...rules.map(({ id, says, before, after, to }) =>
        h(
          'tr',
          { dataRule: id },
          h('td', {}, ...inlineCode(says)),
          h('td', {}, ...codeLines(before)),
          h('td', {}, ...(to ? [`The same, on p5.js ${to}.x`] : codeLines(after))),
        ),
      ),
    ),
  );
}

/** A sentence in which code stands in backticks. */
export function inlineCode(text: string): (ElementContent | string)[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? h('code', {}, part) : part))
    .filter((part) => part !== '');
}

/** Code line by line: a table in Markdown has no blocks of code. */
function codeLines(code: string): ElementContent[] {
  const lines = code.split('\n').filter((line) => line !== '');
  // Spaces at the beginning of a line would be lost.
  const shown = lines.map((line) =>
    line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)),
  );
  return shown.flatMap((line, index) =>
    index === 0 ? [h('code', {}, line)] : [h('br'), h('code', {}, line)],
  );
}

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { formerNames, type FormerName } from 'sketch-player/formerNames';
import { SKIP, visit } from 'unist-util-visit';
import { markdownOf } from '../mdxElements';
import { inlineCode } from './remarkRescueRules';

/** Puts the table of the names that earlier versions had in the place of `<FormerNames/>`. */
export function remarkFormerNames() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', ({ name }, index, parent) => {
      if (name !== 'FormerNames' || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, markdownOf(namesTable(formerNames)));
      return [SKIP, index + 1];
    });
  };
}

/** What older code contains, the first version that does not know it, and what to write instead. */
export function namesTable(names: readonly FormerName[]): Element {
  const headings = ['In older code', 'Gone since', 'Now'];
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...headings.map((heading) => h('th', { scope: 'col' }, heading)))),
    h(
      'tbody',
      {},
      ...names.map((former) =>
        h(
          'tr',
          { dataFormerName: former.names[0] },
          h('td', {}, h('code', {}, former.before), ...others(former)),
          h('td', {}, former.gone),
          h('td', {}, ...inlineCode(former.now)),
        ),
      ),
    ),
  );
}

/** The further names of a row, of which `before` shows the first. */
function others({ names: [, ...further] }: FormerName) {
  return further.flatMap((name) => [', ', h('code', {}, `${name}()`)]);
}

import type { Paragraph, Root } from 'mdast';
import { families, rules } from 'sketch-player/rescueRules';
import { expect, it } from 'vitest';
import { remarkRescueRules, rulesTable } from './remarkRescueRules';

it('puts a table of each family in the place of the element', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'mdxJsxFlowElement', name: 'RescueRules', attributes: [], children: [] }],
  };
  remarkRescueRules()(tree);
  const names = tree.children
    .filter((child): child is Paragraph => child.type === 'paragraph')
    .map(({ data }) => data?.hName);
  expect(names).toEqual(families.map(() => 'table'));
});

it('has a row for every rule', () => {
  const rows = families.flatMap((family) => [
    ...JSON.stringify(rulesTable(family)).matchAll(/"dataRule":"([\w-]+)"/g),
  ]);
  expect(rows.map(([, id]) => id)).toEqual(rules.map(({ id }) => id));
});

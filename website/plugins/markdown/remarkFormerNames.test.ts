import type { Root } from 'mdast';
import { formerNames } from 'sketch-player/formerNames';
import { expect, it } from 'vitest';
import { namesTable, remarkFormerNames } from './remarkFormerNames';

it('puts one table in the place of the element', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'mdxJsxFlowElement', name: 'FormerNames', attributes: [], children: [] }],
  };
  remarkFormerNames()(tree);
  expect(tree.children).toMatchObject([{ type: 'paragraph', data: { hName: 'table' } }]);
});

it('has a row for every entry, with all of its names', () => {
  const table = JSON.stringify(namesTable(formerNames));
  const rows = [...table.matchAll(/"dataFormerName":"(\w+)"/g)].map(([, name]) => name);
  expect(rows).toEqual(formerNames.map(({ names: [first] }) => first));
  for (const { names, before } of formerNames) {
    const [first, ...further] = names;
    expect(before).toContain(first);
    for (const name of further) expect(table).toContain(`${name}()`);
  }
});

import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { expect, it } from 'vitest';
import { rehypeTables } from './rehypeTables';

it('labels the cells of a row, except the one that names it, and states every role', () => {
  const tree = fromHtml(
    '<table><thead><tr><th>Name</th><th>Type <code>x</code></th><th></th></tr></thead>' +
      '<tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
    { fragment: true },
  );
  rehypeTables()(tree);
  expect(toHtml(tree)).toBe(
    '<table role="table"><thead role="rowgroup"><tr role="row">' +
      '<th role="columnheader">Name</th><th role="columnheader">Type <code>x</code></th>' +
      '<th role="columnheader"></th></tr></thead><tbody role="rowgroup"><tr role="row">' +
      '<td role="cell">a</td><td data-label="Type x" role="cell">b</td><td role="cell">c</td>' +
      '</tr></tbody></table>',
  );
});

it('knows the headings of rows', () => {
  const tree = fromHtml(
    '<table><caption>C</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead>' +
      '<tbody><tr><th scope="rowgroup" colspan="2">G</th></tr>' +
      '<tr><th scope="row">a</th><td>b</td></tr><tr><td colspan="2">c</td></tr></tbody></table>',
    { fragment: true },
  );
  rehypeTables()(tree);
  expect(toHtml(tree)).toBe(
    '<table role="table"><caption>C</caption><thead role="rowgroup">' +
      '<tr role="row"><th scope="col" role="columnheader">Name</th>' +
      '<th scope="col" role="columnheader">Type</th></tr></thead><tbody role="rowgroup">' +
      '<tr role="row"><th scope="rowgroup" colspan="2" role="rowheader">G</th></tr>' +
      '<tr role="row"><th scope="row" role="rowheader">a</th>' +
      '<td data-label="Type" role="cell">b</td></tr>' +
      '<tr role="row"><td colspan="2" role="cell">c</td></tr></tbody></table>',
  );
});

it('takes tables that a page writes as elements', () => {
  const jsx = (
    name: string,
    attributes: Record<string, string>,
    ...children: MdxJsxFlowElementHast['children']
  ): MdxJsxFlowElementHast => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  });
  const text = (value: string) => ({ type: 'text' as const, value });
  const head = jsx('tr', {}, jsx('th', { scope: 'col' }, text('A')), jsx('th', {}, text('B')));
  const row = jsx(
    'tr',
    { 'data-member': 'x' },
    jsx('th', { scope: 'row' }, text('a')),
    jsx('td', { colSpan: '2' }, text('b')),
  );
  const table = jsx('table', { className: 'compact' }, jsx('thead', {}, head), row);
  const tree: Root = { type: 'root', children: [table] };
  rehypeTables()(tree);
  expect(toHtml(tree)).toBe(
    '<table class="compact" role="table"><thead role="rowgroup"><tr role="row">' +
      '<th scope="col" role="columnheader">A</th><th role="columnheader">B</th></tr></thead>' +
      '<tr data-member="x" role="row"><th scope="row" role="rowheader">a</th>' +
      '<td colspan="2" data-label="B" role="cell">b</td></tr></table>',
  );
});

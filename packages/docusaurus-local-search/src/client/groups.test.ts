import { expect, it } from 'vitest';
import type { Hit } from '../question';
import { groupHits } from './groups';

const hit = (id: string, ...titles: string[]): Hit => ({
  id,
  path: `/${id}`,
  type: titles.length > 2 ? 'heading' : 'page',
  titles,
});

const shape = (hits: readonly Hit[]) =>
  groupHits(hits).map(({ title, hits: shown }) => [
    title,
    shown.map(({ id, branch }) => [id, branch ?? ''].join(' ').trim()).join(', '),
  ]);

it('groups by the kind of page, in the order of the best hits', () => {
  expect(
    shape([
      hit('a', 'Guides', 'Fonts'),
      hit('b', '<mark>API</mark>', 'font()'),
      hit('c', 'Guides', 'Grids'),
      hit('d', 'API', 'grid()'),
    ]),
  ).toEqual([
    ['Guides', 'a, c'],
    ['API', 'b, d'],
  ]);
});

it('shows three hits of a group, those of a page together, and sections as branches of their page', () => {
  expect(
    shape([
      hit('a', 'Guides', 'Fonts'),
      hit('b', 'Guides', 'Grids'),
      hit('c', 'Guides', '<mark>Fonts</mark>', 'Load'),
      hit('d', 'Guides', 'Fonts', 'Save'),
    ]),
  ).toEqual([['Guides', 'a, c last, b']]);
  expect(
    shape([
      hit('a', 'Guides', 'Fonts'),
      hit('c', 'Guides', 'Fonts', 'Load'),
      hit('d', 'Guides', 'Fonts', 'Save'),
    ]),
  ).toEqual([['Guides', 'a, c inner, d last']]);
});

it('leaves the best hit first, even if its page follows', () => {
  expect(shape([hit('c', 'Guides', 'Fonts', 'Load'), hit('a', 'Guides', 'Fonts')])).toEqual([
    ['Guides', 'c, a'],
  ]);
});

it('accepts titles that every object inherits as properties', () => {
  expect(shape([hit('a', 'constructor', '__proto__')])).toEqual([['constructor', 'a']]);
});

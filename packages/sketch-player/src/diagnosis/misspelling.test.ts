import { expect, it } from 'vitest';
import { nearest } from './misspelling';

it.each([
  ['elipse', ['ellipse', 'rect'], 'ellipse'],
  ['ELLIPSE', ['ellipse', 'eclipse'], 'ellipse'],
  ['egde', ['edge', 'node'], 'edge'],
  ['custom', ['custom2D', 'edge'], 'custom2D'],
  ['boxx', ['box', 'box'], 'box'],
  ['box', ['fog', 'sphere'], undefined],
  ['glow', ['slow', 'flow'], undefined],
  ['a', [], undefined],
])('%s among %j is %s', (name, candidates, meant) => {
  expect(nearest(name, candidates)).toBe(meant);
});

import { expect, test } from 'vitest';
import { exampleRecords } from './examples';

test('an example by its folder, with its tags and the names in its sketch', () => {
  const torus = {
    slug: 'torus',
    summary: 'It turns.',
    tags: ['3d' as const],
    source: 'rotateX(frameCount); // slowly',
  };
  expect(exampleRecords([torus])).toEqual(
    new Map([['torus', { summary: 'It turns.', names: ['3d', 'rotateX', 'frameCount'] }]]),
  );
});

import { expect, it } from 'vitest';
import { pageCounts } from './pageCounts';

it('leaves out what takes long unless asked', () => {
  expect(pageCounts()).toEqual([60, 600]);
});

it('adds another count, smallest first', () => {
  expect(pageCounts(6000)).toEqual([60, 600, 6000]);
  expect(pageCounts(6)).toEqual([6, 60, 600]);
  expect(pageCounts(600)).toEqual([60, 600]);
});

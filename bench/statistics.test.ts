import { expect, it } from 'vitest';
import { median, quantile } from './statistics';

it('the median is the middle value, or lies between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('quantiles lie between their neighbours', () => {
  expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
  expect(quantile([10, 20], 0.75)).toBe(17.5);
});

import { expect, it } from 'vitest';
import { ago, momentOf } from './ago';

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_600_000, '1 hour ago'],
  [2 * 3_600_000 + 1, '2 hours ago'],
  [86_400_000, 'yesterday'],
  [40 * 86_400_000, 'last month'],
  [800 * 86_400_000, '2 years ago'],
  [-5000, 'just now'],
])('%i ms are %s', (passed, words) => {
  expect(ago(1e12 - passed, 1e12)).toBe(words);
});

it('has words for a time that is no date', () => {
  expect(momentOf(1e300)).toBe('an unknown time');
});

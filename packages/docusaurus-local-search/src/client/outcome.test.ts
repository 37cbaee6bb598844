import { expect, it } from 'vitest';
import { announcement, displayed } from './outcome';

it.each([
  [0, 'No results found.'],
  [1, 'One result found.'],
  [12, '12 results found.'],
  [1e9, '900+ results found.'],
])('announces %d results', (total, expected) => {
  expect(announcement({ query: 'a', answer: { total, hits: [], suggestions: [] } })).toBe(expected);
});

it('announces a failure, and nothing before the first answer', () => {
  expect(announcement({ query: 'a' })).toMatch(/^Unable to fetch results/);
  expect(announcement(undefined)).toBe('');
});

it('displays the previous answer until the next one arrives', () => {
  const previous = { query: 'a' };
  expect(displayed({ status: 'loading', previous })).toBe(previous);
  expect(displayed({ status: 'settled', settled: previous })).toBe(previous);
  expect(displayed({ status: 'idle' })).toBeUndefined();
});

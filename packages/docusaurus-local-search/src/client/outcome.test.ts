import { expect, it } from 'vitest';
import { announcement, shown } from './outcome';

it.each([
  [0, 'No results found.'],
  [1, 'One result found.'],
  [12, '12 results found.'],
  [1e9, '900+ results found.'],
])('announces %d results', (total, expected) => {
  expect(announcement({ query: 'a', answer: { total, hits: [], suggestions: [] } })).toBe(expected);
});

it('announces a failure, and nothing before there is an answer', () => {
  expect(announcement({ query: 'a' })).toMatch(/^Unable to fetch results/);
  expect(announcement(undefined)).toBe('');
});

it('shows what was found before until there is an answer', () => {
  const previous = { query: 'a' };
  expect(shown({ status: 'loading', previous })).toBe(previous);
  expect(shown({ status: 'settled', settled: previous })).toBe(previous);
  expect(shown({ status: 'idle' })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readRounds } from './rounds';

it.each([{}, { BENCH_ROUNDS: '' }])('falls back when nothing is set: %j', (environment) => {
  expect(readRounds(5, environment)).toBe(5);
});

it('reads a count', () => {
  expect(readRounds(5, { BENCH_ROUNDS: '25' })).toBe(25);
});

it.each(['many', '-1', '0', '1.5'])('refuses %j', (value) => {
  expect(() => readRounds(5, { BENCH_ROUNDS: value })).toThrow(
    `BENCH_ROUNDS is "${value}"; expected a whole number from 1, such as 5.`,
  );
});

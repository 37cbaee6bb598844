import { describe, expect, it } from 'vitest';
import { readCount, readSlowdown } from './environment';

describe('readCount', () => {
  it.each([{}, { BENCH_ROUNDS: '' }])('falls back when nothing is set: %j', (environment) => {
    expect(readCount('BENCH_ROUNDS', 5, environment)).toBe(5);
  });

  it('reads a count', () => {
    expect(readCount('BENCH_ROUNDS', 5, { BENCH_ROUNDS: '25' })).toBe(25);
  });

  it.each(['many', '-1', '0', '1.5'])('refuses %j', (value) => {
    expect(() => readCount('BENCH_ROUNDS', 5, { BENCH_ROUNDS: value })).toThrow(
      `BENCH_ROUNDS is "${value}"; expected a whole number from 1, such as 5.`,
    );
  });
});

describe('readSlowdown', () => {
  it('is 4 unless it is set', () => {
    expect(readSlowdown({})).toBe(4);
    expect(readSlowdown({ BENCH_SLOWDOWN: '1.5' })).toBe(1.5);
  });

  it.each(['fast', '0.5', 'Infinity'])('refuses %j', (value) => {
    expect(() => readSlowdown({ BENCH_SLOWDOWN: value })).toThrow(
      `BENCH_SLOWDOWN is "${value}"; expected a number from 1, such as 1.5.`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pageCounts } from './pageCounts';

describe('pageCounts', () => {
  it.each([undefined, ''])('leaves out what takes long unless asked (%j)', (more) => {
    expect(pageCounts(more)).toEqual([60, 600]);
  });

  it('adds what BENCH_PAGES names, smallest first', () => {
    expect(pageCounts('6000')).toEqual([60, 600, 6000]);
    expect(pageCounts('6')).toEqual([6, 60, 600]);
    expect(pageCounts('600')).toEqual([60, 600]);
  });

  it.each(['all', '-1', '0', '1.5'])('refuses %j', (more) => {
    expect(() => pageCounts(more)).toThrow(
      `BENCH_PAGES is "${more}"; expected a number of pages, such as 6000.`,
    );
  });
});

/** How many synthetic pages the site is given in turn: the smallest, and ten times as many. */
const usual = [60, 600];

/**
 * Reads `BENCH_PAGES`, a count that is measured besides the usual ones. More take long.
 *
 * @throws Error when it is no number of pages.
 */
export function pageCounts(more: string | undefined): number[] {
  if (more === undefined || more === '') return usual;
  const count = Number(more);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`BENCH_PAGES is "${more}"; expected a number of pages, such as 6000.`);
  }
  return [...new Set([...usual, count])].sort((a, b) => a - b);
}

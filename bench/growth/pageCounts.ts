/** How many synthetic pages the site is given in turn: the smallest, and ten times as many. */
const usual = [60, 600];

/** @param more A count that is measured besides the usual ones. */
export function pageCounts(more?: number): number[] {
  const counts = more === undefined ? usual : [...usual, more];
  return [...new Set(counts)].sort((a, b) => a - b);
}

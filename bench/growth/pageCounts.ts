/** The numbers of synthetic pages that are measured in turn, the second ten times the first. */
const usual = [60, 600];

/** @param more A count that is measured besides the usual ones. */
export function pageCounts(more?: number): number[] {
  const counts = more === undefined ? usual : [...usual, more];
  return [...new Set(counts)].sort((a, b) => a - b);
}

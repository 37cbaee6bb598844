const maxPages = 60;

/** How many pages of results an address asks for; it may hold any text. */
export function readPages(text: string): number {
  return Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), maxPages);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The entries in alphabetical order, the same on every visit, so that one is found again. */
export function byTitle<Entry extends { title: string }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => collator.compare(a.title, b.title));
}

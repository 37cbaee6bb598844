import { parseMemory } from '@site/src/search/answer';

/** Leaves of DocSearch's memory of results what can be shown; DocSearch reads it without a look. */
export function checkRecentSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const hits = parseMemory(stored);
      if (hits.length > 0) localStorage.setItem(key, JSON.stringify(hits));
      else localStorage.removeItem(key);
    } catch {
      // Without storage there is no memory, and DocSearch does without.
    }
  }
}

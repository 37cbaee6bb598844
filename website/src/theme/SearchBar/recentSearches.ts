import { parseMemory } from '@site/src/search/answer';

/**
 * Removes malformed results from those that DocSearch has stored, which it does not check itself.
 */
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
      // Without storage nothing is remembered, which DocSearch can deal with.
    }
  }
}

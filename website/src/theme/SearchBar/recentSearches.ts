/** DocSearch's memory of results that were opened, which it reads without a look. */
import * as v from 'valibot';

const hitSchema = v.object({
  objectID: v.string(),
  url: v.string(),
  type: v.string(),
  hierarchy: v.looseObject({ lvl0: v.string(), lvl1: v.string() }),
});
const memorySchema = v.pipe(v.string(), v.parseJson(), v.array(hitSchema));

/** Forgets what is damaged: DocSearch would crash on it. */
export function checkRecentSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !v.is(memorySchema, stored)) localStorage.removeItem(key);
    } catch {
      // Without storage there is no memory, and DocSearch does without.
    }
  }
}

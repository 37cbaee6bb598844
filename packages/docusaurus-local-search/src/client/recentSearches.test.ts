import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { checkRecentSearches } from './answers';

const key = '__DOCSEARCH_RECENT_SEARCHES__pages';
const hit = {
  objectID: '1',
  url: '/docs/intro',
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: 'Introduction' },
};

const parseHits = (text: string): (typeof hit)[] => JSON.parse(text) as (typeof hit)[];

function storageWith(entries: [string, string][]) {
  const values = new Map(entries);
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what DocSearch can read', () => {
  const storage = storageWith([[key, JSON.stringify([hit])]]);
  vi.stubGlobal('localStorage', storage);
  checkRecentSearches('pages', '/');
  expect(storage.values.has(key)).toBe(true);
});

it('forgets what it cannot, and nothing else', () => {
  const change = fc.record(
    { url: fc.anything(), type: fc.anything(), hierarchy: fc.anything() },
    { requiredKeys: [] },
  );
  const damaged = fc.oneof(
    hostileText,
    fc.array(change).map((changes) => JSON.stringify(changes.map((part) => ({ ...hit, ...part })))),
  );
  fc.assert(
    fc.property(damaged, (text) => {
      const storage = storageWith([
        [key, text],
        ['other', text],
      ]);
      vi.stubGlobal('localStorage', storage);
      checkRecentSearches('pages', '/');
      const kept = storage.values.get(key);
      for (const { url, hierarchy } of parseHits(kept ?? '[]')) {
        expect([typeof url, typeof hierarchy.lvl0, typeof hierarchy.lvl1]).toEqual(
          Array(3).fill('string'),
        );
      }
      expect(storage.values.get('other')).toBe(text);
    }),
    manyRuns,
  );
});

it('does without storage', () => {
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => checkRecentSearches('pages', '/')).not.toThrow();
});

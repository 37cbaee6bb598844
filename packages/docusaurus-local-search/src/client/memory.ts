/**
 * Persists the hits that readers opened, and those that they saved as favourites. Storage keys and
 * format are those of DocSearch 3, so that entries which its dialogue wrote remain readable.
 */
import * as v from 'valibot';
import type { Hit } from '../question';
import { validEntries } from './answers';
import { recordSchema, toRecord } from './record';

export interface Memory {
  recent: readonly Hit[];
  favorite: readonly Hit[];
}

const kinds = ['recent', 'favorite'] as const;
type Kind = (typeof kinds)[number];

const mostFavorites = 10;
/** Favourites leave less room for recent hits. */
const mostRecent = ({ length }: readonly Hit[]): number => (length > 0 ? 4 : 7);

const without = (hits: readonly Hit[], { id }: Hit): Hit[] => hits.filter((hit) => hit.id !== id);

/** Adds an opened hit at the top of the recent ones, unless it is a favourite. */
export function remember(memory: Memory, hit: Hit): Memory {
  const { recent, favorite } = memory;
  if (favorite.some(({ id }) => id === hit.id)) return memory;
  return { favorite, recent: [hit, ...without(recent, hit)].slice(0, mostRecent(favorite)) };
}

/** Moves a recent hit to the favourites. */
export function save({ recent, favorite }: Memory, hit: Hit): Memory {
  return {
    recent: without(recent, hit),
    favorite: [hit, ...without(favorite, hit)].slice(0, mostFavorites),
  };
}

/** Removes a hit from both lists. */
export function forget({ recent, favorite }: Memory, hit: Hit): Memory {
  return { recent: without(recent, hit), favorite: without(favorite, hit) };
}

const keyOf = (kind: Kind, index: string): string =>
  `__DOCSEARCH_${kind.toUpperCase()}_SEARCHES__${index}`;

/**
 * Reads both lists, without damaged entries; they are empty where the browser refuses storage.
 *
 * @param index Name of the index, which is part of the storage keys.
 * @param baseUrl The path that the site is served under.
 */
export function readMemory(index: string, baseUrl: string): Memory {
  const read = (kind: Kind): Hit[] => {
    try {
      return parseMemory(localStorage.getItem(keyOf(kind, index)) ?? '[]', baseUrl);
    } catch {
      return [];
    }
  };
  return { recent: read('recent'), favorite: read('favorite') };
}

/** Writes both lists to storage. */
export function writeMemory(index: string, memory: Memory): void {
  try {
    for (const kind of kinds) {
      const key = keyOf(kind, index);
      if (memory[kind].length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(memory[kind].map(toRecord)));
    }
  } catch {
    // Storage is full or refused: the search works without it.
  }
}

/** Parses stored records, and leaves out invalid ones. */
export function parseMemory(stored: string, baseUrl: string): Hit[] {
  const hits = validEntries(recordSchema(baseUrl), mostFavorites);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), hits), stored);
  if (!result.success) return [];
  return result.output.map(({ id, path, titles }) => {
    return { id, path, titles, type: titles.length > 2 ? 'heading' : 'page' };
  });
}

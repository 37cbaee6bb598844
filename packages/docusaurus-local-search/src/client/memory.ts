/**
 * What readers have opened from the dialogue, and what they have saved of it. It is kept under the
 * names and in the form of DocSearch, which was the dialogue before.
 */
import * as v from 'valibot';
import type { Hit } from '../question';
import { those } from './answers';
import { recordSchema, toRecord } from './record';

export interface Memory {
  recent: readonly Hit[];
  favorite: readonly Hit[];
}

const kinds = ['recent', 'favorite'] as const;
type Kind = (typeof kinds)[number];

const mostFavorites = 10;
/** Of recent ones, fewer are shown below favourites. */
const mostRecent = ({ length }: readonly Hit[]): number => (length > 0 ? 4 : 7);

const without = (hits: readonly Hit[], { id }: Hit): Hit[] => hits.filter((hit) => hit.id !== id);

/** Puts a hit that was opened first, unless it is a favourite anyway. */
export function remember(memory: Memory, hit: Hit): Memory {
  const { recent, favorite } = memory;
  if (favorite.some(({ id }) => id === hit.id)) return memory;
  return { favorite, recent: [hit, ...without(recent, hit)].slice(0, mostRecent(favorite)) };
}

/** Makes a favourite of a recent one. */
export function save({ recent, favorite }: Memory, hit: Hit): Memory {
  return {
    recent: without(recent, hit),
    favorite: [hit, ...without(favorite, hit)].slice(0, mostFavorites),
  };
}

export function forget({ recent, favorite }: Memory, hit: Hit): Memory {
  return { recent: without(recent, hit), favorite: without(favorite, hit) };
}

const keyOf = (kind: Kind, index: string): string =>
  `__DOCSEARCH_${kind.toUpperCase()}_SEARCHES__${index}`;

/**
 * Reads what is kept. What is damaged is left out, also where the browser refuses storage.
 *
 * @param index Names the index that was searched.
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

/** Keeps it, where the browser lets it. */
export function writeMemory(index: string, memory: Memory): void {
  try {
    for (const kind of kinds) {
      const key = keyOf(kind, index);
      if (memory[kind].length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(memory[kind].map(toRecord)));
    }
  } catch {
    // Storage is full or refused: the search is there without a memory.
  }
}

/** The valid hits of a stored text, as `toRecord` writes them. */
export function parseMemory(stored: string, baseUrl: string): Hit[] {
  const hits = those(recordSchema(baseUrl), mostFavorites);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), hits), stored);
  if (!result.success) return [];
  return result.output.map(({ id, path, titles }) => {
    return { id, path, titles, type: titles.length > 2 ? 'heading' : 'page' };
  });
}

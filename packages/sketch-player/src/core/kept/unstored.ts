/**
 * Changes of the reader's files of text that the database had not confirmed when the page was left.
 *
 * A browser drops a transaction that waits for another one when its page is gone, whereas
 * `localStorage` has a value before the next line runs. So what is left undone is noted there, and
 * carried out when the database is opened again.
 */
import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { longestName } from '../names';
import type { Kept } from './database';
import { timeSchema } from './time';

/** A change of one file: what it was to become, or `null` where it was to go. */
export interface UnstoredChange {
  /** The id of the sketch. */
  sketch: string;
  name: string;
  record: { content: string; added: number } | null;
}

/** The name that the data protection policy lists. */
const key = 'own-files-unstored';

const schema = v.array(
  v.object({
    sketch: v.string(),
    name: v.pipe(v.string(), v.maxLength(longestName)),
    record: v.nullable(v.object({ content: v.string(), added: timeSchema() })),
  }),
);

/** Notes changes, in the place of earlier ones of the same files. */
export function noteUnstored(changes: readonly UnstoredChange[]): void {
  write([...without(changes), ...changes]);
}

/** Forgets changes of files that have been stored since. */
export function forgetUnstored(files: readonly Omit<UnstoredChange, 'record'>[]): void {
  write(without(files));
}

/** Carries out what was noted, all or nothing. Where that fails, it stays noted for the next time. */
export async function storeUnstored(database: IDBPDatabase<Kept>): Promise<void> {
  const changes = readUnstored();
  if (changes.length === 0) return;
  const { store, done } = database.transaction('files', 'readwrite');
  const carriedOut = changes.map(({ sketch, name, record }) =>
    record ? store.put(record, [sketch, name]) : store.delete([sketch, name]),
  );
  try {
    await Promise.all([...carriedOut, done]);
    forgetUnstored(changes);
  } catch {
    // Without room for it, the page goes on with what is stored.
  }
}

function without(files: readonly Omit<UnstoredChange, 'record'>[]): UnstoredChange[] {
  return readUnstored().filter(
    (noted) => !files.some(({ sketch, name }) => noted.sketch === sketch && noted.name === name),
  );
}

/** What is noted; nothing of what is there in another form. */
export function readUnstored(): UnstoredChange[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(window.localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function write(changes: readonly UnstoredChange[]): void {
  try {
    if (changes.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Where nothing can be noted, the browser may still store what it has been told.
  }
}

/**
 * Writes to the reader's text files that IndexedDB had not confirmed when the page was left.
 *
 * A browser aborts a transaction that waits for another one when its page is closed, whereas
 * `localStorage` is written synchronously. The pending writes are therefore saved there, and flushed
 * when the database is opened again.
 */
import * as v from 'valibot';
import { longestName } from '../names';
import type { PlayerDatabase } from './schema';
import { timeSchema } from './time';

/** A write to one file: its new record, or `null` to delete it. */
export interface PendingWrite {
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

/** Saves pending writes. They replace earlier ones of the same files. */
export function addPendingWrites(changes: readonly PendingWrite[]): void {
  write([...without(changes), ...changes]);
}

/** Removes the pending writes of files that the database has stored since. */
export function removePendingWrites(files: readonly Omit<PendingWrite, 'record'>[]): void {
  write(without(files));
}

/** Writes all pending writes to the database in one transaction. If it fails, they stay pending. */
export async function flushPendingWrites(database: PlayerDatabase): Promise<void> {
  const changes = readPendingWrites();
  if (changes.length === 0) return;
  const { store, done } = database.transaction('files', 'readwrite');
  const carriedOut = changes.map(({ sketch, name, record }) =>
    record ? store.put(record, [sketch, name]) : store.delete([sketch, name]),
  );
  try {
    await Promise.all([...carriedOut, done]);
    removePendingWrites(changes);
  } catch {
    // The quota is exceeded: the page goes on with the records that the database has.
  }
}

function without(files: readonly Omit<PendingWrite, 'record'>[]): PendingWrite[] {
  return readPendingWrites().filter(
    (noted) => !files.some(({ sketch, name }) => noted.sketch === sketch && noted.name === name),
  );
}

/** Reads the pending writes. Returns an empty list if the stored value is malformed. */
export function readPendingWrites(): PendingWrite[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(window.localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function write(changes: readonly PendingWrite[]): void {
  try {
    if (changes.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // localStorage is full or denied: the database may still commit its own transaction.
  }
}

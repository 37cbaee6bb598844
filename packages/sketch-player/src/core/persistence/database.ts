import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { flushPendingWrites } from './pendingWrites';

/**
 * The stores of the database: the runs of each sketch, the files that the reader has added, and the
 * sketches that they have saved. Values are `unknown`, since another version of this page may have
 * written them; whoever reads them parses them.
 */
export interface PlayerSchema extends DBSchema {
  /** A history of runs, by the id of the sketch. */
  histories: { key: string; value: unknown };
  /** A file, by the id of the sketch and its name. */
  files: { key: [sketch: string, name: string]; value: unknown };
  /** A sketch that the reader has saved under a name, by its id. */
  sketches: { key: string; value: unknown };
}

export type PlayerDatabase = IDBPDatabase<PlayerSchema>;

/** The name that the data protection policy lists. */
export const databaseName = 'p5.asciify sketches';

let opened: Promise<PlayerDatabase> | undefined;

/**
 * Opens the database once, and flushes the writes that were pending when a page was closed. Rejects where
 * the browser stores nothing; the next call tries again.
 */
export function openPlayerDatabase(): Promise<PlayerDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<PlayerDatabase> {
  const database = await openDB<PlayerSchema>(databaseName, 3, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore('histories');
      if (before < 2) database.createObjectStore('files');
      if (before < 3) database.createObjectStore('sketches');
    },
    // Another tab waits to upgrade the database to the version of a newer page.
    blocking: () => forget(),
    terminated: () => forget(),
  });
  await flushPendingWrites(database);
  return database;
}

function forget(): void {
  void opened?.then((database) => database.close()).catch(() => undefined);
  opened = undefined;
}

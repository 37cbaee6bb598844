import { openDB } from 'idb';
import { flushPendingWrites } from './pendingWrites';
import type { PlayerDatabase, PlayerSchema } from './schema';

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

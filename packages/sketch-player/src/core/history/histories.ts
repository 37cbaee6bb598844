/** The histories of all sketches, in the browser's database. */
import { openPlayerDatabase } from '../persistence/database';
import { keepRun, parseHistory, type History, type KeptRun } from './History';

/** The runs of a sketch. Rejects where the browser stores nothing. */
export async function loadHistory(sketch: string): Promise<History> {
  const database = await openPlayerDatabase();
  return parseHistory(await database.get('histories', sketch));
}

/** Keeps a run of a sketch. Rejects when it could not be stored; then nothing has changed. */
export async function keep(sketch: string, run: KeptRun): Promise<History> {
  const database = await openPlayerDatabase();
  // One transaction, so that a run of another tab is not lost.
  const transaction = database.transaction('histories', 'readwrite');
  const done = transaction.done;
  done.catch(() => undefined);
  const history = keepRun(parseHistory(await transaction.store.get(sketch)), run);
  await transaction.store.put(history, sketch);
  await done;
  tellOthers();
  return history;
}

/** Forgets the runs of a sketch. */
export async function forget(sketch: string): Promise<void> {
  const database = await openPlayerDatabase();
  await database.delete('histories', sketch);
  tellOthers();
}

/** Forgets the runs of all sketches. */
export async function forgetAll(): Promise<void> {
  const database = await openPlayerDatabase();
  await database.clear('histories');
  tellOthers();
}

const listeners = new Set<() => void>();

function tellOthers(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a history has changed on this page. Returns a function that ends it. */
export function onHistoryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the browser keeps the reader's files: in its database, one record a file. */
import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { openPlayerDatabase } from '../persistence/database';
import type { PlayerSchema } from '../persistence/schema';
import { timeSchema } from '../persistence/time';
import { findTrouble, type StorageTrouble } from '../persistence/trouble';
import { removePendingWrites, addPendingWrites } from '../persistence/pendingWrites';
import { longestName } from '../names';
import { markKept } from './kept';
import type { OwnFile } from './OwnFile';
import { typeOfName } from './kinds';

/** A file of text as it is now; without content, it is gone. */
export interface NotedFile {
  name: string;
  content: string | undefined;
}

export interface FileStorage {
  /** The files of a sketch in the order in which they were added. Rejects where nothing is stored. */
  load(): Promise<OwnFile[]>;
  save(file: OwnFile): Promise<void>;
  /** Stores a file that had another name, in its place. */
  rename(from: string, file: OwnFile): Promise<void>;
  remove(name: string): Promise<void>;
  /** Notes files at once, to be stored or removed the next time where that does not happen now. */
  note(files: readonly NotedFile[]): void;
  /** Whether there is little room left. */
  findTrouble(): Promise<StorageTrouble | undefined>;
}

type Files = IDBPObjectStore<PlayerSchema, ['files'], 'files', 'readwrite'>;

/** The id of the sketch, and a name that files here can have (`safeFileName`). */
const keySchema = v.tuple([v.string(), v.pipe(v.string(), v.maxLength(longestName))]);

/** Blobs are stored as bytes, because not every browser stores blobs. */
const recordSchema = v.object({
  content: v.union([v.string(), v.instance(ArrayBuffer)]),
  /** When the file was added, in milliseconds. */
  added: timeSchema(),
});

/** The files of the sketch with this id. */
export function fileStorage(id: string): FileStorage {
  const added = new Map<string, number>();
  /** When a file was added; a fraction keeps the order of those of the same time. */
  function timeOf(name: string): number {
    const time = added.get(name) ?? Date.now() + added.size / 1000;
    added.set(name, time);
    return time;
  }
  const forgetNoted = (...names: string[]) =>
    removePendingWrites(names.map((name) => ({ sketch: id, name })));
  /** Stores a file, and forgets the one with the other name. */
  async function save({ name, content }: OwnFile, other?: string): Promise<void> {
    const time = timeOf(name);
    const stored = typeof content === 'string' ? content : await content.arrayBuffer();
    // Before the file is there, since the page may be left before it is known to be.
    markKept(true);
    await change((store) => [
      store.put({ content: stored, added: time }, [id, name]),
      ...(other === undefined ? [] : [store.delete([id, other])]),
    ]);
    forgetNoted(name, ...(other === undefined ? [] : [other]));
  }
  return {
    async load() {
      const { store } = (await openPlayerDatabase()).transaction('files');
      // All keys that begin with the id: arrays are greater than texts.
      const ofSketch = IDBKeyRange.bound([id], [id, []]);
      const [keys, records] = await Promise.all([
        store.getAllKeys(ofSketch),
        store.getAll(ofSketch),
      ]);
      const found = keys.flatMap((key, index) => parseStored(key, records[index]) ?? []);
      for (const { name, time } of found) added.set(name, time);
      return found
        .sort((a, b) => a.time - b.time)
        .map(({ name, content }): OwnFile => ({ name, content }));
    },
    save: (file) => save(file),
    async rename(from, file) {
      const time = added.get(from);
      if (time !== undefined) added.set(file.name, time);
      added.delete(from);
      await save(file, from);
    },
    async remove(name) {
      added.delete(name);
      const [, left] = await change((store) => [store.delete([id, name]), store.count()]);
      forgetNoted(name);
      if (left === 0) markKept(false);
    },
    note(files) {
      if (files.some(({ content }) => content !== undefined)) markKept(true);
      addPendingWrites(
        files.map(({ name, content }) => ({
          sketch: id,
          name,
          record: content === undefined ? null : { content, added: timeOf(name) },
        })),
      );
    },
    findTrouble: () => findTrouble(),
  };
}

/** Changes the files all or nothing, even where the page is left right after the call. */
async function change(task: (store: Files) => Promise<unknown>[]): Promise<unknown[]> {
  const transaction = (await openPlayerDatabase()).transaction('files', 'readwrite');
  const answers = task(transaction.store);
  // Without this call the browser waits for the page before it commits, and drops the change if the
  // page is gone.
  transaction.commit();
  const [, ...results] = await Promise.all([transaction.done, ...answers]);
  return results;
}

/** Parses a stored record, which any page of this origin may have written. */
export function parseStored(
  key: unknown,
  record: unknown,
): { name: string; time: number; content: string | Blob } | undefined {
  const parsedKey = v.safeParse(keySchema, key);
  const parsed = v.safeParse(recordSchema, record);
  if (!parsedKey.success || !parsed.success) return undefined;
  const [, name] = parsedKey.output;
  const { content, added } = parsed.output;
  const type = typeOfName(name);
  if (!type || type.isText !== (typeof content === 'string')) return undefined;
  return {
    name,
    time: added,
    content: typeof content === 'string' ? content : new Blob([content], { type: type.media }),
  };
}

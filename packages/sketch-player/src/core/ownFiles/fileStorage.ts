/** Where the browser keeps the reader's files: in its database, one record a file. */
import * as v from 'valibot';
import { openKept } from '../kept/database';
import { findTrouble, type StorageTrouble } from '../kept/trouble';
import { markKept } from './kept';
import type { OwnFile } from './OwnFile';
import { typeOfName } from './kinds';

export interface FileStorage {
  /** The files of a sketch in the order in which they were added. Rejects where nothing is stored. */
  load(): Promise<OwnFile[]>;
  save(file: OwnFile): Promise<void>;
  /** Stores a file that had another name, in its place. */
  rename(from: string, file: OwnFile): Promise<void>;
  remove(name: string): Promise<void>;
  /** Whether there is little room left. */
  findTrouble(): Promise<StorageTrouble | undefined>;
}

const keySchema = v.tuple([v.string(), v.string()]);

/** Blobs are stored as bytes, because not every browser stores blobs. */
const recordSchema = v.object({
  content: v.union([v.string(), v.instance(ArrayBuffer)]),
  /** When the file was added, in milliseconds. */
  added: v.number(),
});

/** The files of the sketch with this id. */
export function fileStorage(id: string): FileStorage {
  const added = new Map<string, number>();
  async function save({ name, content }: OwnFile): Promise<void> {
    const time = added.get(name) ?? Date.now() + added.size / 1000;
    added.set(name, time);
    const stored = typeof content === 'string' ? content : await content.arrayBuffer();
    await (await openKept()).put('files', { content: stored, added: time }, [id, name]);
    markKept(true);
  }
  return {
    async load() {
      const { store } = (await openKept()).transaction('files');
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
    save,
    async rename(from, file) {
      const time = added.get(from);
      if (time !== undefined) added.set(file.name, time);
      added.delete(from);
      await save(file);
      await (await openKept()).delete('files', [id, from]);
    },
    async remove(name) {
      added.delete(name);
      const database = await openKept();
      await database.delete('files', [id, name]);
      if ((await database.count('files')) === 0) markKept(false);
    },
    findTrouble: () => findTrouble(),
  };
}

/** Parses what is stored, which anything on this origin may have written. */
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

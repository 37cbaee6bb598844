/** The sketches that the reader has saved under a name, in the browser's database. */
import type { IDBPTransaction } from 'idb';
import * as v from 'valibot';
import type { P5Major } from '../../p5Majors';
import { newestDraft, takeDrafts } from '../drafts/draftOf';
import { keep } from '../history/histories';
import { openPlayerDatabase } from '../persistence/database';
import type { PlayerSchema } from '../persistence/schema';
import { parseStored } from '../ownFiles/fileStorage';
import { markKept } from '../ownFiles/kept';
import type { OwnFile } from '../ownFiles/OwnFile';
import { newId, sketchOf } from './address';
import { tellChange, type SavedVersion } from './changes';
import { ownSketchNews } from './messages';
import {
  freeName,
  maxCharacters,
  maxSketches,
  parseOwnSketch,
  type OwnSketch,
  type PortableFile,
  type PortableSketch,
} from './OwnSketch';

export type { OwnSketch };

/** Says in words for the reader why nothing was changed, though the storage works. */
export class OwnSketchError extends Error {}

export interface ListedSketch extends OwnSketch {
  id: string;
  /** How many files it has. */
  files: number;
  /** Whether it has changes that are not saved. */
  isDraft: boolean;
}

/** All sketches, the one that was saved last first. */
export async function listSketches(): Promise<ListedSketch[]> {
  const transaction = (await openPlayerDatabase()).transaction(['sketches', 'files']);
  const [found, keys] = await Promise.all([
    readAll(transaction.objectStore('sketches')),
    transaction.objectStore('files').getAllKeys(),
  ]);
  const owners = keys.flatMap((key) => firstOf(key) ?? []);
  return found
    .map(({ id, ...sketch }) => {
      const kept = sketchOf(id);
      const draft = newestDraft(kept);
      return {
        ...sketch,
        id,
        files: owners.filter((owner) => owner === kept).length,
        isDraft: draft !== undefined && draft !== sketch.source,
      };
    })
    .sort((a, b) => b.changed - a.changed);
}

export async function loadSketch(id: string): Promise<OwnSketch | undefined> {
  return parseOwnSketch(await (await openPlayerDatabase()).get('sketches', id));
}

/** Saves a new sketch with a copy of its files. Returns its id, and its name, which may have a number. */
export async function saveNew(
  sketch: Pick<OwnSketch, 'name' | 'source' | 'p5' | 'code'>,
  files: readonly OwnFile[],
): Promise<{ id: string; name: string }> {
  const now = Date.now();
  const portable = await Promise.all(files.map(portableOf));
  const [saved] = await importSketches([
    { ...sketch, created: now, changed: now, files: portable },
  ]);
  if (!saved) throw new OwnSketchError(ownSketchNews.missing);
  return saved;
}

/** Saves sketches with new ids and free names: all of them, or none. */
export async function importSketches(
  sketches: readonly PortableSketch[],
): Promise<{ id: string; name: string }[]> {
  if (sketches.some(({ source }) => source.length > maxCharacters)) {
    throw new OwnSketchError(ownSketchNews.tooLong(maxCharacters));
  }
  return change(async (transaction) => {
    const store = transaction.objectStore('sketches');
    const names = (await readAll(store)).map(({ name }) => name);
    if (names.length + sketches.length > maxSketches) {
      const words = ownSketchNews.tooMany(names.length, sketches.length, maxSketches);
      throw new OwnSketchError(words);
    }
    const saved: { id: string; name: string }[] = [];
    for (const { files, ...sketch } of sketches) {
      const id = newId();
      const name = freeName(sketch.name, names);
      names.push(name);
      await store.put({ ...sketch, name }, id);
      for (const [place, file] of files.entries()) {
        // A fraction keeps the order of files that were added at the same time.
        const record = { content: file.content, added: sketch.changed + place / 1000 };
        await transaction.objectStore('files').put(record, [sketchOf(id), file.name]);
      }
      saved.push({ id, name });
    }
    return saved;
  });
}

/**
 * Saves a new version over the last one, which is kept as a run.
 *
 * @param last The saved version that this one goes on from; `undefined` saves in any case.
 * @returns Whether it was saved: not where another tab has saved another version meanwhile.
 */
export async function saveOver(
  id: string,
  { source, p5 }: { source: string; p5: P5Major },
  last: string | undefined,
): Promise<boolean> {
  if (source.length > maxCharacters) throw new OwnSketchError(ownSketchNews.tooLong(maxCharacters));
  const before = await change(
    async (transaction) => {
      const saved = await readOne(transaction, id);
      if (last !== undefined && saved.source !== last && saved.source !== source) return undefined;
      await transaction
        .objectStore('sketches')
        .put({ ...saved, source, p5, changed: Date.now() }, id);
      return saved;
    },
    (replaced) => replaced && { id, source },
  );
  if (!before) return false;
  if (before.source !== source) {
    // The new version is saved, even where the old one has no room among the runs.
    await keep(sketchOf(id), { source: before.source, p5: before.p5, time: before.changed }).catch(
      () => undefined,
    );
  }
  return true;
}

/** Gives a sketch another name, and returns it, which may have a number. */
export function rename(id: string, wanted: string): Promise<string> {
  return change(async (transaction) => {
    const store = transaction.objectStore('sketches');
    const saved = await readOne(transaction, id);
    const others = (await readAll(store)).filter((other) => other.id !== id);
    const name = freeName(
      wanted,
      others.map((other) => other.name),
    );
    await store.put({ ...saved, name }, id);
    return name;
  });
}

/** Copies a sketch as it is when it is opened, with its files. Returns the name of the copy. */
export async function duplicate(id: string): Promise<string> {
  const [sketch] = await readPortable([id]);
  if (!sketch) throw new OwnSketchError(ownSketchNews.missing);
  const now = Date.now();
  const [saved] = await importSketches([{ ...sketch, created: now, changed: now }]);
  return saved?.name ?? sketch.name;
}

/** A sketch that was deleted, and can be brought back as long as the page is open. */
export interface Removed {
  id: string;
  name: string;
  /** Brings it back with its files, runs and drafts, and returns its name. */
  restore: () => Promise<string>;
}

export async function remove(id: string): Promise<Removed> {
  const kept = sketchOf(id);
  const taken = await change(async (transaction) => {
    const saved = await readOne(transaction, id);
    const files = transaction.objectStore('files');
    const [keys, records, history] = await Promise.all([
      files.getAllKeys(filesOf(kept)),
      files.getAll(filesOf(kept)),
      transaction.objectStore('histories').get(kept),
    ]);
    await transaction.objectStore('sketches').delete(id);
    await files.delete(filesOf(kept));
    await transaction.objectStore('histories').delete(kept);
    return { saved, keys, records, history };
  });
  const putDraftsBack = takeDrafts(kept);
  const { saved, keys, records, history } = taken;
  const restore = () =>
    change(async (transaction) => {
      const store = transaction.objectStore('sketches');
      const names = (await readAll(store)).map((other) => other.name);
      const name = freeName(saved.name, names);
      await store.put({ ...saved, name }, id);
      for (const [place, key] of keys.entries()) {
        await transaction.objectStore('files').put(records[place], key);
      }
      if (history !== undefined) await transaction.objectStore('histories').put(history, kept);
      putDraftsBack();
      return name;
    });
  return { id, name: saved.name, restore };
}

/** Sketches with their files, as they are when they are opened: with changes that are not saved. */
export async function readPortable(ids?: readonly string[]): Promise<PortableSketch[]> {
  const database = await openPlayerDatabase();
  const found = await readAll(database.transaction('sketches').store);
  const wanted = found
    .filter(({ id }) => ids?.includes(id) ?? true)
    .sort((one, other) => other.changed - one.changed);
  return Promise.all(
    wanted.map(async ({ id, ...sketch }) => {
      const kept = sketchOf(id);
      const { store } = database.transaction('files');
      const [keys, records] = await Promise.all([
        store.getAllKeys(filesOf(kept)),
        store.getAll(filesOf(kept)),
      ]);
      const files = keys
        .flatMap((key, place) => parseStored(key, records[place]) ?? [])
        .sort((a, b) => a.time - b.time);
      return {
        ...sketch,
        source: newestDraft(kept) ?? sketch.source,
        files: await Promise.all(files.map(portableOf)),
      };
    }),
  );
}

const stores = ['sketches', 'files', 'histories'] as const;
type Change = IDBPTransaction<PlayerSchema, typeof stores, 'readwrite'>;

/** Changes all or nothing, and tells all lists of it. Rejects where that is not possible. */
async function change<Result>(
  task: (transaction: Change) => Promise<Result>,
  /** The version that was saved over another, if that is the change. */
  savedOf?: (result: Result) => SavedVersion | undefined,
): Promise<Result> {
  const transaction = (await openPlayerDatabase()).transaction(stores, 'readwrite');
  const { done } = transaction;
  done.catch(() => undefined);
  try {
    const result = await task(transaction);
    const files = await transaction.objectStore('files').count();
    await done;
    markKept(files > 0);
    tellChange(savedOf?.(result));
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // A transaction that has ended cannot be aborted, and need not be.
    }
    throw error;
  }
}

interface Readable {
  getAllKeys(): Promise<unknown[]>;
  getAll(): Promise<unknown[]>;
}

async function readAll(store: Readable): Promise<(OwnSketch & { id: string })[]> {
  const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids.flatMap((id, place) => {
    const sketch = parseOwnSketch(records[place]);
    return sketch && typeof id === 'string' ? [{ ...sketch, id }] : [];
  });
}

async function readOne(transaction: Change, id: string): Promise<OwnSketch> {
  const sketch = parseOwnSketch(await transaction.objectStore('sketches').get(id));
  if (!sketch) throw new OwnSketchError(ownSketchNews.missing);
  return sketch;
}

/** All keys that begin with the id: arrays are greater than texts. */
function filesOf(kept: string): IDBKeyRange {
  return IDBKeyRange.bound([kept], [kept, []]);
}

function firstOf(key: unknown): string | undefined {
  const parsed = v.safeParse(v.tuple([v.string(), v.string()]), key);
  return parsed.success ? parsed.output[0] : undefined;
}

async function portableOf({ name, content }: OwnFile): Promise<PortableFile> {
  return { name, content: typeof content === 'string' ? content : await content.arrayBuffer() };
}

import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { timeSchema } from '../persistence/time';
import { troubleOf, type StorageTrouble } from '../persistence/trouble';
import { keyOf, parseKey, type Key } from './keys';

/** The part of `localStorage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface DraftsOptions {
  /** Hands out the storage. May throw, as browsers do that keep sites from storing things. */
  storage: () => StorageLike;
  /** A name for this page that no other open tab has. */
  tab: string;
  /** The time in milliseconds. */
  now?: () => number;
}

/** A draft and where it was found. */
interface Stored extends Key {
  draft: Draft;
}

/** The stored draft of a sketch. */
export interface ListedDraft {
  id: string;
  /** The newest of its drafts. */
  newest: Draft;
  /** The characters that all of them take. */
  characters: number;
}

/** What another tab has done to a draft. */
export interface HeardDraft {
  /** The tab that the draft is of. */
  tab: string;
  /** Whether it is the draft of this tab. */
  isOwn: boolean;
  /** The draft after the change; missing when it was removed. */
  source: string | undefined;
}

/**
 * How many characters may be stored before readers are told that little room is left. Browsers store
 * 2.5 to 5 million for a site.
 */
const plenty = 2_000_000;

/**
 * What the reader has typed, by the id of the sketch.
 *
 * Every tab writes under its own name, so two that edit the same sketch never overwrite one
 * another. The newest draft is the one that is loaded; `versions` has the others, too. A tab that
 * goes on with a draft from another, such as from before a reload, takes it over. No draft is ever
 * dropped to make room: where there is none, `save` says so.
 */
export class Drafts {
  private readonly memory = new Map<string, Draft>();
  /**
   * The stored draft that was loaded last, by sketch. It is erased when this tab saves one that
   * goes on from it.
   */
  private readonly loaded = new Map<string, Stored>();
  private readonly now: () => number;
  /** The characters that were stored when a draft was written first, besides that draft. */
  private usedByOthers = 0;

  constructor(private readonly options: DraftsOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Whether a draft, of whatever sketch, would be lost with the page. */
  get hasUnstored(): boolean {
    return this.memory.size > 0;
  }

  /**
   * Saves a draft, and returns the trouble with the storage, if any. Where it is full or denied, the draft
   * is in memory only, which lasts until the page is left.
   */
  save(id: string, draft: Omit<Draft, 'time'>): StorageTrouble | undefined {
    const timed = { ...draft, time: this.now() };
    const trouble = this.write(id, timed);
    if (trouble === 'full' || trouble === 'denied') this.memory.set(id, timed);
    else this.memory.delete(id);
    return trouble;
  }

  /** The newest draft of a sketch. */
  load(id: string): Draft | undefined {
    const [newest] = this.storedOf(id);
    if (newest) this.loaded.set(id, newest);
    const remembered = this.memory.get(id);
    return remembered && (!newest || remembered.time >= newest.draft.time)
      ? remembered
      : newest?.draft;
  }

  /** All drafts of a sketch, the newest first: more than one when two tabs edited it. */
  versions(id: string): Draft[] {
    const drafts = this.storedOf(id).map(({ draft }) => draft);
    const remembered = this.memory.get(id);
    return (remembered ? [...drafts, remembered] : drafts).sort((a, b) => b.time - a.time);
  }

  /** All sketches that have stored drafts, the one that takes the most room first. */
  list(): ListedDraft[] {
    const listed = new Map<string, ListedDraft>();
    for (const { id, tab, draft } of this.stored()) {
      const characters = keyOf({ id, tab }).length + JSON.stringify(draft).length;
      const { newest = draft, characters: others = 0 } = listed.get(id) ?? {};
      listed.set(id, { id, newest, characters: others + characters });
    }
    return [...listed.values()].sort((a, b) => b.characters - a.characters);
  }

  /** The drafts that other tabs have made of a sketch, the newest first. */
  ofOthers(id: string): Draft[] {
    return this.storedOf(id)
      .filter(({ tab }) => tab !== this.options.tab)
      .map(({ draft }) => draft);
  }

  /** Removes what this tab has made of a sketch, and leaves what others have. */
  remove(id: string): void {
    this.memory.delete(id);
    this.takeOver(id);
    this.erase({ id, tab: this.options.tab });
  }

  /** Removes all drafts of a sketch. */
  removeAll(id: string): void {
    this.memory.delete(id);
    this.loaded.delete(id);
    for (const stored of this.storedOf(id)) this.erase(stored);
  }

  /** The drafts of a sketch as they are stored, to be put back where they were. */
  entries(id: string): [key: string, value: string][] {
    return this.storedOf(id).map((stored) => [keyOf(stored), JSON.stringify(stored.draft)]);
  }

  /** Puts entries back, unless there is a newer one. Returns whether all are stored. */
  restore(entries: readonly [key: string, value: string][]): boolean {
    try {
      const storage = this.options.storage();
      for (const [key, value] of entries) {
        if (storage.getItem(key) === null) storage.setItem(key, value);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** What another tab has done to a draft of a sketch, if a change of the storage is about one. */
  heard(id: string, key: string, value: string | null): HeardDraft | undefined {
    const changed = parseKey(key);
    if (changed?.id !== id) return undefined;
    const { tab } = changed;
    return { tab, isOwn: tab === this.options.tab, source: parseDraft(value)?.source };
  }

  private write(id: string, draft: Draft): StorageTrouble | undefined {
    const key = keyOf({ id, tab: this.options.tab });
    const text = JSON.stringify(draft);
    try {
      const storage = this.options.storage();
      if (storage.getItem(key) === null) this.usedByOthers = charactersIn(storage);
      storage.setItem(key, text);
    } catch (error) {
      return troubleOf(error);
    }
    this.takeOver(id);
    return this.usedByOthers + text.length > plenty ? 'low' : undefined;
  }

  /** Removes the draft that this one goes on from, unless its own tab has changed it since. */
  private takeOver(id: string): void {
    const origin = this.loaded.get(id);
    this.loaded.delete(id);
    if (!origin || origin.tab === this.options.tab) return;
    const current = this.storedOf(id).find(({ tab }) => tab === origin.tab);
    if (current?.draft.time === origin.draft.time) this.erase(current);
  }

  private storedOf(wanted: string): Stored[] {
    return this.stored().filter(({ id }) => id === wanted);
  }

  /** Everything in the storage that is a draft, the newest first. */
  private stored(): Stored[] {
    try {
      const storage = this.options.storage();
      return Array.from({ length: storage.length }, (_, index) => read(storage, index))
        .filter((stored) => stored !== undefined)
        .sort((a, b) => b.draft.time - a.draft.time);
    } catch {
      return [];
    }
  }

  private erase(key: Key): void {
    try {
      this.options.storage().removeItem(keyOf(key));
    } catch {
      // The storage is switched off or cannot be written. The draft stays, and may be found again
      // later.
    }
  }
}

function read(storage: StorageLike, index: number): Stored | undefined {
  const name = storage.key(index);
  const key = name === null ? undefined : parseKey(name);
  const draft = name !== null && key ? parseDraft(storage.getItem(name)) : undefined;
  return key && draft ? { ...key, draft } : undefined;
}

function charactersIn(storage: StorageLike): number {
  let sum = 0;
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    sum += key.length + (storage.getItem(key)?.length ?? 0);
  }
  return sum;
}

const draftSchema = v.object({
  source: v.string(),
  /** The major version of p5.js that it was run on, when the reader chose one. */
  p5: v.optional(p5MajorSchema),
  /** When it was saved, in milliseconds. */
  time: timeSchema(),
});

/** What a reader has made of a sketch. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** A draft as it was stored, or `undefined` for anything else. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

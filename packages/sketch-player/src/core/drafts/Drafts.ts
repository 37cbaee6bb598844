import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { keyOf, parseKey, type Key } from './keys';

/** The part of `localStorage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where a draft is: `memory` lasts until the page is left. */
export type Kept = 'storage' | 'memory';

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

/** How many drafts are kept; those of the sketch that is being edited count as one. */
const maxDrafts = 100;

/**
 * What the reader has typed, by the id of the sketch.
 *
 * Every tab writes under its own name, so two that edit the same sketch never overwrite one
 * another. The newest draft is the one that is loaded; `versions` has the others, too. A tab that
 * goes on with a draft from another, such as from before a reload, takes it over.
 */
export class Drafts {
  private readonly memory = new Map<string, Draft>();
  /**
   * The stored draft that was loaded last, by sketch. It is erased when this tab saves one that
   * goes on from it.
   */
  private readonly loaded = new Map<string, Stored>();
  private readonly now: () => number;

  constructor(private readonly options: DraftsOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Whether a draft, of whatever sketch, would be lost with the page. */
  get hasUnstored(): boolean {
    return this.memory.size > 0;
  }

  /** Keeps a draft, in memory if the storage fails, and returns where. */
  save(id: string, draft: Omit<Draft, 'time'>): Kept {
    const timed = { ...draft, time: this.now() };
    const kept = this.write(id, timed);
    if (kept === 'memory') this.memory.set(id, timed);
    else this.memory.delete(id);
    return kept;
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

  private write(id: string, draft: Draft): Kept {
    const key = keyOf({ id, tab: this.options.tab });
    try {
      const storage = this.options.storage();
      const isFirst = storage.getItem(key) === null;
      storage.setItem(key, JSON.stringify(draft));
      if (isFirst) this.prune(id);
    } catch {
      // The storage is full, or switched off.
      return 'memory';
    }
    this.takeOver(id);
    return 'storage';
  }

  /** Removes the draft that this one goes on from, unless its own tab has changed it since. */
  private takeOver(id: string): void {
    const origin = this.loaded.get(id);
    this.loaded.delete(id);
    if (!origin || origin.tab === this.options.tab) return;
    const current = this.storedOf(id).find(({ tab }) => tab === origin.tab);
    if (current?.draft.time === origin.draft.time) this.erase(current);
  }

  /** Makes room by removing the oldest drafts, but none of the sketch that is being edited. */
  private prune(edited: string): void {
    const others = this.stored().filter(({ id }) => id !== edited);
    for (const stored of others.slice(maxDrafts - 1)) this.erase(stored);
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

const draftSchema = v.object({
  source: v.string(),
  /** The major version of p5.js that it was run on, when the reader chose one. */
  p5: v.optional(p5MajorSchema),
  /** When it was saved, in milliseconds. */
  time: v.pipe(v.number(), v.finite()),
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

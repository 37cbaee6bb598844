import type { StorageTrouble } from '../persistence/trouble';
import { Drafts, type HeardDraft, type ListedDraft } from './Drafts';

/** Where a live sketch keeps what the reader types. */
export interface SketchDraft {
  load(): string | undefined;
  /** What other tabs have made of the sketch, the newest first; one of them may be what `load` returns. */
  others(): string[];
  /**
   * Saves the source, and returns the trouble with the storage, if any. Where that is full or denied, the
   * source will not be there after a reload.
   */
  save(source: string): StorageTrouble | undefined;
  /** Removes the draft of this tab. */
  remove(): void;
  /** Removes the drafts of other tabs as well. */
  removeAll(): void;
  /** Calls back when another tab has kept or removed a draft. Returns a function that ends it. */
  watch(callback: (heard: HeardDraft) => void): () => void;
}

/** The drafts of this browser. */
const drafts = new Drafts({
  storage: () => window.localStorage,
  tab: Math.random().toString(36).slice(2),
});

export function draftOf(id: string): SketchDraft {
  return {
    load: () => drafts.load(id)?.source,
    others: () => drafts.ofOthers(id).map(({ source }) => source),
    save: (source) => {
      const trouble = drafts.save(id, { source });
      guardLeaving();
      return trouble;
    },
    remove: () => {
      drafts.remove(id);
      guardLeaving();
    },
    removeAll: () => {
      drafts.removeAll(id);
      guardLeaving();
    },
    watch: (callback) => {
      const hear = ({ key, newValue, storageArea }: StorageEvent) => {
        if (key === null || storageArea !== window.localStorage) return;
        const heard = drafts.heard(id, key, newValue);
        if (heard) callback(heard);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** The newest draft of a sketch, to be looked at. */
export function newestDraft(id: string): string | undefined {
  return drafts.versions(id)[0]?.source;
}

/** All sketches that have stored drafts, the one that takes the most room first. */
export function listDrafts(): ListedDraft[] {
  return drafts.list();
}

/** Removes all drafts of a sketch. Returns a function that puts them back; it tells whether it could. */
export function takeDrafts(id: string): () => boolean {
  const entries = drafts.entries(id);
  drafts.removeAll(id);
  guardLeaving();
  return () => drafts.restore(entries);
}

/** A draft that keeps nothing, for sketches without an id. */
export const unkeptDraft: SketchDraft = {
  load: () => undefined,
  others: () => [],
  save: () => undefined,
  remove: () => {},
  removeAll: () => {},
  watch: () => () => {},
};

/** Makes the browser ask before the page is left, as long as a draft is only in memory. */
function guardLeaving(): void {
  if (drafts.hasUnstored) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

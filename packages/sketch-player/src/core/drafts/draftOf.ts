import { Drafts } from './Drafts';

/** Where a live sketch keeps what the reader types. */
export interface SketchDraft {
  load(): string | undefined;
  /**
   * The drafts of the sketch besides the newest, which `load` returns: what other tabs have made
   * of it.
   */
  others(): string[];
  /** Keeps the source. Returns whether it will be there after a reload. */
  save(source: string): boolean;
  /** Removes the draft of this tab. */
  remove(): void;
  /** Removes the drafts of other tabs as well. */
  removeAll(): void;
}

/** The drafts of this browser. */
const drafts = new Drafts({
  storage: () => window.localStorage,
  tab: Math.random().toString(36).slice(2),
});

export function draftOf(id: string): SketchDraft {
  return {
    load: () => drafts.load(id)?.source,
    others: () =>
      drafts
        .versions(id)
        .slice(1)
        .map(({ source }) => source),
    save: (source) => {
      const kept = drafts.save(id, { source });
      guardLeaving();
      return kept === 'storage';
    },
    remove: () => {
      drafts.remove(id);
      guardLeaving();
    },
    removeAll: () => {
      drafts.removeAll(id);
      guardLeaving();
    },
  };
}

/** A draft that keeps nothing, for sketches without an id. */
export const unkeptDraft: SketchDraft = {
  load: () => undefined,
  others: () => [],
  save: () => true,
  remove: () => {},
  removeAll: () => {},
};

/** Makes the browser ask before the page is left, as long as a draft is only in memory. */
function guardLeaving(): void {
  if (drafts.hasUnstored) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

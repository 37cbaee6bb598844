import { Drafts } from './Drafts';

/** Where a live example keeps what the reader types. */
export interface ExampleDraft {
  load(): string | undefined;
  /** What other tabs have made of it, the newest first. */
  others(): string[];
  /** Says whether it will be there after a reload. */
  save(source: string): boolean;
  /** Removes this tab's. */
  remove(): void;
  /** Removes those of other tabs as well. */
  removeAll(): void;
}

/** The drafts of this browser. */
const drafts = new Drafts({
  storage: () => window.localStorage,
  tab: Math.random().toString(36).slice(2),
});

export function draftOf(id: string): ExampleDraft {
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

/** For what is not kept, and is not meant to be. */
export const unkeptDraft: ExampleDraft = {
  load: () => undefined,
  others: () => [],
  save: () => true,
  remove: () => {},
  removeAll: () => {},
};

/** What is only remembered would be lost with the page, so the browser asks first. */
function guardLeaving(): void {
  if (drafts.hasUnstored) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

import { Drafts } from './Drafts';

export type { Draft } from './Draft';
export { Drafts, type DraftsOptions, type Kept, type StorageLike } from './Drafts';

/** The drafts of this browser. */
export const drafts = new Drafts({
  storage: () => window.localStorage,
  tab: Math.random().toString(36).slice(2),
});

/** What a live example needs of its draft. */
export function draftOf(id: string): {
  load(): string | undefined;
  /** What other tabs have made of it, the newest first. */
  others(): string[];
  /** Says whether the draft will be there after a reload. */
  save(source: string): boolean;
  remove(): void;
  removeAll(): void;
} {
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

/** What is only remembered would be lost with the page, so the browser asks first. */
function guardLeaving(): void {
  if (drafts.hasUnstored) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

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
  /** Says whether the draft will be there after a reload. */
  save(source: string): boolean;
  remove(): void;
} {
  return {
    load: () => drafts.load(id)?.source,
    save: (source) => drafts.save(id, { source }) === 'storage',
    remove: () => drafts.remove(id),
  };
}

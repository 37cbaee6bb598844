import type { HeardDraft } from './Drafts';

/** A version of the sketch that another tab has made since, and that the reader has to decide on. */
export interface NewerDraft {
  source: string;
  /** Whether the other tab has discarded its changes, and those of this tab with them. */
  isReset: boolean;
  /** Whether the other tab has saved it under the name of the sketch. */
  isSaved: boolean;
}

/** What this tab shows. */
interface Shown {
  source: string;
  /** The source without any changes of the reader. */
  published: string;
}

/**
 * Follows what other tabs make of the sketch that this tab shows. Nothing is taken over until the
 * reader wants it.
 */
export class OtherTabs {
  private found: (NewerDraft & { tab: string }) | undefined;
  /** The tabs against which the reader has kept the version of this one. */
  private readonly declined = new Set<string>();

  get newer(): NewerDraft | undefined {
    return this.found;
  }

  /** Takes what another tab has done. */
  hear({ tab, isOwn, source }: HeardDraft, { source: shown, published }: Shown): void {
    if (isOwn) {
      // A tab that goes on from the draft of this one has told of its version before it removes it.
      const isDiscarded = source === undefined && shown !== published;
      if (isDiscarded) this.found ??= { tab, source: published, isReset: true, isSaved: false };
      return;
    }
    if (source === undefined || source === shown) {
      if (this.found?.tab === tab) this.found = undefined;
    } else if (!this.declined.has(tab)) {
      this.found = { tab, source, isReset: false, isSaved: false };
    }
  }

  /** Takes a version that another tab has saved. */
  hearSaved(source: string): void {
    this.found = { tab: '', source, isReset: false, isSaved: true };
  }

  /** The reader keeps the version of this tab, and is not asked about the drafts of that tab again. */
  decline(): void {
    if (this.found && !this.found.isReset && !this.found.isSaved) {
      this.declined.add(this.found.tab);
    }
    this.found = undefined;
  }

  /** The reader has taken the newer version, or discarded all. */
  settle(): void {
    this.found = undefined;
  }
}

/** Entry point of what a page loads to make a sketch live, once one comes near the viewport. */
import { draftOf, unkeptDraft } from './drafts/draftOf';
import { Scheduler } from './Scheduler';
import { Session, type SessionOptions } from './Session';

/** Shared by all sketches of the page, so that at most two sketches run at a time. */
const scheduler = new Scheduler();

/** Makes one sketch live. Drafts are kept under its `id`; without one, nothing is kept. */
export function createSession(
  id: string | undefined,
  options: Omit<SessionOptions, 'scheduler' | 'draft'>,
): Session {
  return new Session({
    ...options,
    scheduler,
    draft: id === undefined ? unkeptDraft : draftOf(id),
  });
}

/** Entry point of the code that a page loads once a sketch comes near the viewport. */
import { draftOf, unkeptDraft } from './drafts/draftOf';
import { watchRuns } from './history/watchRuns';
import { ownIdOf } from './ownSketches/address';
import { onSavedElsewhere } from './ownSketches/changes';
import { Scheduler } from './Scheduler';
import { Session, type SessionOptions } from './Session';

/** Shared by all sketches of the page, so that at most two sketches run at a time. */
const scheduler = new Scheduler();

/** Makes one sketch live. Drafts are kept under its `id`; without one, nothing is kept. */
export function createSession(
  id: string | undefined,
  options: Omit<SessionOptions, 'scheduler' | 'draft' | 'watchSaved'>,
): Session {
  const ownId = ownIdOf(id);
  const session = new Session({
    ...options,
    watchSaved: ownId === undefined ? undefined : (callback) => onSavedElsewhere(ownId, callback),
    id,
    scheduler,
    draft: id === undefined ? unkeptDraft : draftOf(id),
  });
  if (id !== undefined) watchRuns(session, id);
  return session;
}

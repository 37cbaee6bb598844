/** What pages need to make an example live. Loaded when one comes near the screen. */
import { draftOf, unkeptDraft } from './drafts';
import { Scheduler } from './schedule/Scheduler';
import { Session, type SessionOptions } from './session/Session';

/** All examples of a page share its two places. */
const scheduler = new Scheduler();

/** Makes one example live. `id` names it among the drafts; without one, there is no draft. */
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

export type { Session } from './session/Session';

/** What pages need to make an example live. Loaded when one comes near the screen. */
import { draftOf } from './drafts';
import { Scheduler } from './schedule/Scheduler';
import { Session, type SessionOptions } from './session/Session';

/** All examples of a page share its two places. */
const scheduler = new Scheduler();

/** Makes one example live. `id` names it among the drafts. */
export function createSession(
  id: string,
  options: Omit<SessionOptions, 'scheduler' | 'draft'>,
): Session {
  return new Session({ ...options, scheduler, draft: draftOf(id) });
}

export type { Session } from './session/Session';

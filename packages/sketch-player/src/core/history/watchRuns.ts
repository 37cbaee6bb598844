import type { Session } from '../Session';
import type { SessionState } from '../state';
import type { RunKeeper } from './RunKeeper';

/** What is needed of a session to keep its runs. */
export type WatchedSession = Pick<Session, 'subscribe' | 'getState' | 'capture' | 'tellStorage'>;

/**
 * Keeps each run of a sketch that the reader has changed. The code for that is loaded when such a
 * run has begun.
 */
export function watchRuns(session: WatchedSession, sketch: string): void {
  let keeper: Promise<RunKeeper> | undefined;
  let before = session.getState();
  session.subscribe(() => {
    const now = session.getState();
    const last = before;
    before = now;
    if (!keeper && !hasBegun(last, now) && !hasTakenOver(last, now)) return;
    keeper ??= import('./RunKeeper').then(({ RunKeeper: Keeper }) => new Keeper(session, sketch));
    keeper.then(
      (loaded) => loaded.follow(last, now),
      () => {
        // Without a network, this run is not kept; the next one tries again.
        keeper = undefined;
      },
    );
  });
}

/** Whether a changed sketch has begun to run. */
export function hasBegun(last: SessionState, now: SessionState): boolean {
  return now.isEdited && now.status === 'starting' && last.status !== 'starting';
}

/** Whether an edit has taken effect in a sketch that runs. */
export function hasTakenOver(last: SessionState, now: SessionState): boolean {
  const outcome = now.live?.outcome;
  return (
    now.isEdited && last.live !== now.live && (outcome === 'hotReloaded' || outcome === 'restarted')
  );
}

import { hasBegun, hasTakenOver } from './runEvents';
import type { RunKeeper, WatchedSession } from './RunKeeper';

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

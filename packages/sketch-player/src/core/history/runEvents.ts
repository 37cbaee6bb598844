import type { SessionState } from '../state';

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

import type { Report } from '../../runner/protocol';
import { addEntry, countDropped } from '../console';
import type { SessionState } from './state';

/** What a report from the frame changes. What needs more than the state is up to the session. */
export function afterReport(state: SessionState, report: Report): Partial<SessionState> {
  switch (report.type) {
    case 'drawn':
      return state.status === 'starting' ? { status: 'running' } : {};
    case 'beat':
      return afterBeat(state, report);
    case 'log':
      return { log: addEntry(state.log, report.level, report.values) };
    case 'dropped':
      return { log: countDropped(state.log, report.count) };
    case 'file':
      return { offeredFile: { name: report.name, content: report.content } };
    case 'error':
      // Before the first frame nothing will come any more; later a single event may have failed.
      return state.frames === 0 ? { status: 'failed' } : {};
    case 'ready':
    case 'contextLost':
    case 'captured':
    case 'notCaptured':
    case 'shortcut':
    case 'wantsCamera':
    case 'wantsPicture':
      return {};
  }
}

function afterBeat(
  state: SessionState,
  { frames, framesPerSecond, looping }: Extract<Report, { type: 'beat' }>,
): Partial<SessionState> {
  if (state.status !== 'running') return { frames };
  // An error in draw() ends the loop of p5.js without another word.
  const isDead = state.problem !== undefined && looping && framesPerSecond === 0;
  return { frames, framesPerSecond, ...(isDead && { status: 'failed' as const }) };
}

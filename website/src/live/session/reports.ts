import type { Report } from '../../runner/protocol';
import { addEntry, countDropped } from '../console';
import { safeFileName, warningOfName } from '../names';
import { isOpen, type SessionState } from './state';

/**
 * So many beats without a frame mean that none will come, once there was an error. A heavy frame may
 * take a second, and the rest after it another, which is four.
 */
const PATIENCE = 5;

/** What a report from the frame changes. What needs more than the state is up to the session. */
export function afterReport(state: SessionState, report: Report): Partial<SessionState> {
  switch (report.type) {
    case 'drawn':
      return {
        ratio: report.ratio,
        hasPicture: true,
        ...(!isOpen(state.status) && { status: 'running' as const }),
      };
    case 'beat':
      return afterBeat(state, report);
    case 'log':
      return { log: addEntry(state.log, report.level, report.values, report.count) };
    case 'dropped':
      return { log: countDropped(state.log, report.count) };
    case 'file':
      return {
        offeredFile: {
          name: safeFileName(report.name),
          warning: warningOfName(report.name),
          content: report.content,
        },
      };
    case 'error':
      // Before the first frame most likely nothing will come any more; if something does, it says
      // so. Later a single event may have failed.
      return state.status === 'starting' ? { status: 'failed' } : {};
    case 'ready':
    case 'contextLost':
    case 'captured':
    case 'notCaptured':
    case 'picture':
    case 'recorded':
    case 'notRecorded':
    case 'shortcut':
    case 'navigated':
    case 'wantsCamera':
    case 'wantsPicture':
      return {};
  }
}

function afterBeat(
  state: SessionState,
  { frames, framesPerSecond, looping, progress }: Extract<Report, { type: 'beat' }>,
): Partial<SessionState> {
  const isSame = progress === state.progress && frames === 0;
  const waitingBeats = isSame ? state.waitingBeats + 1 : 0;
  const change = { frames, progress, waitingBeats, isLooping: looping };
  const hasDrawn = frames > state.frames;
  const isSilent = state.problem !== undefined && looping && !hasDrawn;
  const silentBeats = isSilent ? state.silentBeats + 1 : 0;
  if (state.status === 'failed' && hasDrawn) {
    return { ...change, status: 'running', framesPerSecond, silentBeats };
  }
  if (state.status !== 'running') return { ...change, silentBeats: 0 };
  // An error in draw() ends the loop of p5.js without another word.
  const isDead = silentBeats >= PATIENCE;
  return { ...change, framesPerSecond, silentBeats, ...(isDead && { status: 'failed' as const }) };
}

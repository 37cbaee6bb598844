import type { Report } from '../../runner/protocol';
import { addEntry, countDropped } from '../console';
import { safeFileName, warningOfName } from '../names';
import { isOpen, type SessionState } from './state';

/**
 * After an error, this many beats without a new frame mean that none will come. A heavy frame may
 * take a second, and the rest after it another, which makes four beats.
 */
const PATIENCE = 5;

/**
 * The change of state that a report from the frame brings. Everything else that a report causes is
 * up to `Session`.
 */
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
      // An error before the first frame most likely means that nothing will be drawn; if a frame
      // comes after all, its report sets `running`. After the first frame, only one event handler
      // may have failed.
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
  // After an error in draw(), p5.js draws no more, but still says that it is looping.
  const isDead = silentBeats >= PATIENCE;
  return { ...change, framesPerSecond, silentBeats, ...(isDead && { status: 'failed' as const }) };
}

import type { Problem, ScriptPlace } from '../diagnosis/Problem';
import type { Report } from '../protocol/protocol';
import { addEntry, countDropped } from './ConsoleLog';
import { notices } from './messages';
import { safeFileName, warningOfName } from './names';
import { isOpen, type SessionState } from './state';

/**
 * After an error, this many beats without a new frame mean that none will come. A heavy frame may
 * take a second, and the rest after it another, which makes four beats.
 */
const PATIENCE = 5;

/** What a report can cause beyond a change of the state. `Session` does it. */
export interface ReportEffects {
  /** The first frame is drawn. */
  showDrawn: () => void;
  noticeStandstill: () => void;
  tell: (problem: Problem) => void;
  /** Starts again on a new WebGL context. */
  recover: () => void;
  answerCapture: (answer: ReportOf<'captured' | 'notCaptured'>) => void;
  inspect: (report: ReportOf<'cells' | 'noCells' | 'source'>) => void;
  continueRecording: (answer: ReportOf<'picture' | 'recorded' | 'notRecorded'>) => void;
  answerHotReload: (answer: ReportOf<'hotReloaded' | 'notHotReloaded'>) => void;
  runOrStop: (name: ReportOf<'shortcut'>['name']) => void;
  askForCamera: () => void;
  askForMicrophone: () => void;
  showCamera: () => void;
}

type ReportType = Report['type'];
export type ReportOf<T extends ReportType> = Extract<Report, { type: T }>;

/** What a report means: how it changes the state, and what else happens, in this order. */
interface Reaction<R> {
  change?: (state: SessionState, report: R) => Partial<SessionState>;
  effect?: (effects: ReportEffects, report: R) => void;
}

type Reports = { [T in ReportType]: ReportOf<T> } & {
  error: { script?: ScriptPlace | undefined };
};

/** Every report of a sandbox, and what it means. A new report needs an entry here and no more. */
const reactions: { [T in ReportType]: Reaction<Reports[T]> } = {
  // `Run` sends the sketch to a sandbox that is ready, ends the run of one that navigates, and names
  // one after the description of its sketch.
  ready: {},
  navigated: {},
  described: { change: (_state, { text }) => ({ description: text }) },
  drawn: {
    change: (state, { ratio }) => ({
      ratio,
      hasPicture: true,
      ...(!isOpen(state.status) && { status: 'running' as const }),
    }),
    effect: (effects) => effects.showDrawn(),
  },
  beat: { change: afterBeat, effect: (effects) => effects.noticeStandstill() },
  log: {
    change: ({ log }, { level, values, count }) => ({ log: addEntry(log, level, values, count) }),
  },
  dropped: { change: ({ log }, { count }) => ({ log: countDropped(log, count) }) },
  file: {
    change: (_state, { name, content }) => ({
      offeredFile: { name: safeFileName(name), warning: warningOfName(name), content },
    }),
  },
  error: {
    // An error before the first frame most likely means that nothing will be drawn; if a frame
    // comes after all, its report sets `running`. After the first frame, only one event handler
    // may have failed.
    change: ({ status }) => (status === 'starting' ? { status: 'failed' } : {}),
    effect: (effects, { message, line, column, script, cause }) =>
      effects.tell({ message, line, column, script, cause }),
  },
  hotReloaded: { effect: (effects, answer) => effects.answerHotReload(answer) },
  notHotReloaded: { effect: (effects, answer) => effects.answerHotReload(answer) },
  contextLost: { effect: (effects) => effects.recover() },
  captured: { effect: (effects, answer) => effects.answerCapture(answer) },
  notCaptured: { effect: (effects, answer) => effects.answerCapture(answer) },
  cells: { effect: (effects, report) => effects.inspect(report) },
  noCells: { effect: (effects, report) => effects.inspect(report) },
  source: { effect: (effects, report) => effects.inspect(report) },
  picture: { effect: (effects, answer) => effects.continueRecording(answer) },
  recorded: { effect: (effects, answer) => effects.continueRecording(answer) },
  notRecorded: { effect: (effects, answer) => effects.continueRecording(answer) },
  shortcut: { effect: (effects, { name }) => effects.runOrStop(name) },
  silent: {
    change: (_state, { isSilent }) => ({ isSilent, ...(isSilent && { notice: notices.silent }) }),
  },
  wantsCamera: { effect: (effects) => effects.askForCamera() },
  wantsMicrophone: { effect: (effects) => effects.askForMicrophone() },
  wantsPicture: { effect: (effects) => effects.showCamera() },
};

const reactionTo = <T extends ReportType>(type: T): Reaction<Reports[T]> => reactions[type];

/** The change of state that a report brings. */
export function afterReport<T extends ReportType>(
  state: SessionState,
  report: Reports[T] & { type: T },
): Partial<SessionState> {
  return reactionTo(report.type).change?.(state, report) ?? {};
}

/** Does what a report causes besides. */
export function carryOut<T extends ReportType>(
  effects: ReportEffects,
  report: Reports[T] & { type: T },
): void {
  reactionTo(report.type).effect?.(effects, report);
}

function afterBeat(
  state: SessionState,
  { frames, framesPerSecond, looping, progress, withheld = false }: ReportOf<'beat'>,
): Partial<SessionState> {
  const isSame = progress === state.progress && frames === 0;
  const waitingBeats = isSame ? state.waitingBeats + 1 : 0;
  const change = { frames, progress, waitingBeats, isLooping: looping };
  const hasDrawn = frames > state.frames;
  const isSilent = state.problem !== undefined && looping && !hasDrawn && !withheld;
  const silentBeats = isSilent ? state.silentBeats + 1 : 0;
  if (state.status === 'failed' && hasDrawn) {
    return { ...change, status: 'running', framesPerSecond, silentBeats };
  }
  if (state.status !== 'running') return { ...change, silentBeats: 0 };
  // After an error in draw(), p5.js draws no more, but still says that it is looping.
  const isDead = silentBeats >= PATIENCE;
  return { ...change, framesPerSecond, silentBeats, ...(isDead && { status: 'failed' as const }) };
}

import type { Diagnosis, Repair } from '../diagnosis/Problem';
import type { P5Major } from '../p5Majors';
import type { DisplayMode, Progress } from '../protocol/protocol';
import type { CameraState } from './camera/CameraAccess';
import type { NewerDraft } from './drafts/OtherTabs';
import type { StorageTrouble } from './persistence/trouble';
import { emptyLog, type ConsoleLog } from './ConsoleLog';
import type { OwnFilesState } from './ownFiles/OwnFiles';
import type { RecordingState } from './recording/Recorder';

export type Status =
  /** No sketch is running; the player shows its poster. */
  | 'idle'
  /** Its sandbox is loading, or its first frame is not drawn yet. */
  | 'starting'
  | 'running'
  | 'paused'
  /** Nothing went wrong, and nothing is drawn, as far as is known. */
  | 'empty'
  /** Something went wrong, and the sketch draws no more, as far as is known. */
  | 'failed';

/** Whether there is a sketch that draws, running or paused. */
export function isOpen(status: Status): boolean {
  return status === 'running' || status === 'paused';
}

/** Labels of the button that plays, pauses and stops. */
export const playLabels = ['Play', 'Pause', 'Stop'] as const;
export type PlayLabel = (typeof playLabels)[number];

/** A file that the sketch wants to save; the reader decides. */
export interface OfferedFile {
  name: string;
  /** A warning about what a reader would not notice in the name; see `warningOfName`. */
  warning: string | undefined;
  content: Blob;
}

/** A rescue that the reader has applied, and what the sketch showed as text. */
export interface AppliedRescue {
  rescue: Repair;
  /** The major version of p5.js that the sketch ran on before. */
  majorBefore: P5Major;
  /** What it showed before; missing when that was nothing. */
  before: string | undefined;
  /** What it shows since, once it has drawn. */
  after: string | undefined;
}

/** The outcome of a live edit. */
export type LiveOutcome =
  /** Nothing has been edited since edits are live. */
  | 'ready'
  /** The sketch runs on with the edit. */
  | 'hotReloaded'
  /** The edit is being started beside the version that is seen. */
  | 'restarting'
  | 'restarted'
  /** The edit does not work, and the last version that did runs on. */
  | 'kept';

/** How live coding goes, with the reason where the sketch has to start again. */
export interface LiveState {
  outcome: LiveOutcome;
  reason?: string | undefined;
}

/** Everything that a player shows. Replaced, never changed, so that React sees a difference. */
export interface SessionState {
  readonly status: Status;
  /**
   * Whether there is a sketch to be stopped. Its timers run on while paused, and after an error.
   */
  readonly hasSandbox: boolean;
  /** Whether the sandbox has something to show. After an error it still shows what was drawn last. */
  readonly hasPicture: boolean;
  /** How far the sketch has come, and for how many beats it has been there without a frame. */
  readonly progress: Progress;
  readonly waitingBeats: number;
  /** Whether p5.js will draw another frame by itself. */
  readonly isLooping: boolean;
  readonly major: P5Major;
  readonly source: string;
  /** The random seed of the last run. */
  readonly seed: number | undefined;
  /** Whether the source differs from the one that was published or saved. */
  readonly isEdited: boolean;
  /** Why the draft cannot be saved, or soon cannot. */
  readonly draftTrouble: StorageTrouble | undefined;
  /** Whether a stored draft was loaded, and the reader has neither run nor edited it yet. */
  readonly isDraftBack: boolean;
  /** Further drafts of this sketch, from other tabs, the newest first. */
  readonly otherDrafts: readonly string[];
  /** What another tab has made of the sketch since it was opened here, until the reader decides. */
  readonly newerDraft: NewerDraft | undefined;
  /** What keeps runs from being kept, or soon will. */
  readonly storage: StorageTrouble | undefined;
  readonly displayMode: DisplayMode;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** Width by height of the canvas, once the sketch has drawn. */
  readonly ratio: number | undefined;
  /** What the sketch says about its picture in `describe()`; empty when it says nothing. */
  readonly description: string;
  /** Beats in a row, since a problem, in which the sketch drew nothing though it is looping. */
  readonly silentBeats: number;
  readonly problem: Diagnosis | undefined;
  /** A mistake that throws nothing, such as a misspelt option. */
  readonly warning: Diagnosis | undefined;
  /** The rescue that was applied last, until the reader has seen enough of it. */
  readonly rescued: AppliedRescue | undefined;
  readonly log: ConsoleLog;
  readonly offeredFile: OfferedFile | undefined;
  readonly recording: RecordingState | undefined;
  readonly camera: CameraState;
  readonly microphone: CameraState;
  /** Whether its sound waits for a press within the sandbox. */
  readonly isSilent: boolean;
  /** Whether edits take effect while the sketch runs, and how that goes. */
  readonly live: LiveState | undefined;
  /** The reader's own files, once there are any or one was asked for. */
  readonly ownFiles: OwnFilesState | undefined;
  /** Text of the live region, which screen readers announce when it changes. */
  readonly notice: string;
}

export function initialState(source: string, major: P5Major): SessionState {
  return {
    status: 'idle',
    hasSandbox: false,
    hasPicture: false,
    progress: 'nothing',
    waitingBeats: 0,
    isLooping: true,
    major,
    source,
    seed: undefined,
    isEdited: false,
    draftTrouble: undefined,
    isDraftBack: false,
    otherDrafts: [],
    newerDraft: undefined,
    storage: undefined,
    displayMode: 'characters',
    framesPerSecond: 0,
    frames: 0,
    ratio: undefined,
    description: '',
    silentBeats: 0,
    problem: undefined,
    warning: undefined,
    rescued: undefined,
    log: emptyLog,
    offeredFile: undefined,
    recording: undefined,
    camera: 'off',
    microphone: 'off',
    isSilent: false,
    live: undefined,
    ownFiles: undefined,
    notice: '',
  };
}

/** What changes when a run begins. */
export const startingState = {
  status: 'starting',
  hasPicture: false,
  progress: 'nothing',
  waitingBeats: 0,
  frames: 0,
  description: '',
  silentBeats: 0,
  isSilent: false,
  log: emptyLog,
} satisfies Partial<SessionState>;

import type { CameraState } from '../camera/CameraAccess';
import { emptyLog, type ConsoleLog } from '../console';
import type { Diagnosis } from '../diagnosis';
import type { Progress } from '../../runner/protocol';
import type { RecordingState } from '../recording/Recorder';

export type P5Line = '1' | '2';

export type Status =
  /** Shows its picture. */
  | 'idle'
  /** Its frame is loading, or its first frame is not drawn yet. */
  | 'starting'
  | 'running'
  | 'paused'
  /** Nothing went wrong, and nothing is drawn, as far as is known. */
  | 'empty'
  /** Something went wrong, and it draws no more, as far as is known. */
  | 'failed';

/** Whether there is a sketch that draws, to be paused or gone on with. */
export function isOpen(status: Status): boolean {
  return status === 'running' || status === 'paused';
}

/** What the button says that plays, pauses and stops. */
export const playLabels = ['Play', 'Pause', 'Stop'] as const;
export type PlayLabel = (typeof playLabels)[number];

/** A file that the sketch wants to save; the reader decides. */
export interface OfferedFile {
  name: string;
  /** What a reader would not see of the name. */
  warning: string | undefined;
  content: Blob;
}

/** Everything that an example shows. Replaced, never changed, so that React sees a difference. */
export interface SessionState {
  readonly status: Status;
  /** A sketch is there to be stopped. Paused, or after an error, its timers still run. */
  readonly hasFrame: boolean;
  /** Whether the frame has something to show. After an error it still shows what was drawn last. */
  readonly hasPicture: boolean;
  /** How far the sketch has come, and for how many beats it has been there without a frame. */
  readonly progress: Progress;
  readonly waitingBeats: number;
  /** Whether it draws again by itself. */
  readonly isLooping: boolean;
  readonly line: P5Line;
  readonly source: string;
  /** What chance began with in the last run. */
  readonly seed: number | undefined;
  /** Whether the source differs from the one that was published. */
  readonly isEdited: boolean;
  /** Whether what was typed will be there after a reload. */
  readonly isKept: boolean;
  /** A draft was found, and waits for the reader. */
  readonly isDraftBack: boolean;
  /** What the reader has made of it in other tabs, the newest first. */
  readonly otherDrafts: readonly string[];
  readonly showsCharacters: boolean;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** Width by height of the canvas, once the sketch has drawn. */
  readonly ratio: number | undefined;
  /** How often in a row, since a problem, the sketch has said that it drew nothing though it should. */
  readonly silentBeats: number;
  readonly problem: Diagnosis | undefined;
  /** A mistake that throws nothing, such as a misspelt option. */
  readonly advice: Diagnosis | undefined;
  readonly log: ConsoleLog;
  readonly offeredFile: OfferedFile | undefined;
  readonly recording: RecordingState | undefined;
  readonly camera: CameraState;
  /** Said to screen readers when it changes. */
  readonly notice: string;
}

export function initialState(source: string, line: P5Line): SessionState {
  return {
    status: 'idle',
    hasFrame: false,
    hasPicture: false,
    progress: 'nothing',
    waitingBeats: 0,
    isLooping: true,
    line,
    source,
    seed: undefined,
    isEdited: false,
    isKept: true,
    isDraftBack: false,
    otherDrafts: [],
    showsCharacters: true,
    framesPerSecond: 0,
    frames: 0,
    ratio: undefined,
    silentBeats: 0,
    problem: undefined,
    advice: undefined,
    log: emptyLog,
    offeredFile: undefined,
    recording: undefined,
    camera: 'off',
    notice: '',
  };
}

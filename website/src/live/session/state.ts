import type { CameraState } from '../camera/CameraAccess';
import { emptyLog, type ConsoleLog } from '../console';
import type { Diagnosis } from '../diagnosis';

export type P5Line = '1' | '2';

export type Status =
  /** Shows its picture. */
  | 'idle'
  /** Its frame is loading, or its first frame is not drawn yet. */
  | 'starting'
  | 'running'
  | 'paused'
  /** Something went wrong, and it draws no more, as far as is known. */
  | 'failed';

/** Whether there is a running sketch to be seen, and to be paused or gone on with. */
export function isOpen(status: Status): boolean {
  return status === 'running' || status === 'paused';
}

/** A file that the sketch wants to save; the reader decides. */
export interface OfferedFile {
  name: string;
  content: Blob;
}

/** Everything that an example shows. Replaced, never changed, so that React sees a difference. */
export interface SessionState {
  readonly status: Status;
  readonly line: P5Line;
  readonly source: string;
  /** What chance began with in the last run. */
  readonly seed: number | undefined;
  /** Whether the source differs from the one that was published. */
  readonly isEdited: boolean;
  /** Whether what was typed will be there after a reload. */
  readonly isKept: boolean;
  /** What the reader has made of it in other tabs, the newest first. */
  readonly otherDrafts: readonly string[];
  readonly showsCharacters: boolean;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** How often in a row, since a problem, the sketch has said that it drew nothing though it should. */
  readonly silentBeats: number;
  readonly problem: Diagnosis | undefined;
  /** A mistake that throws nothing, such as a misspelt option. */
  readonly advice: Diagnosis | undefined;
  readonly log: ConsoleLog;
  readonly offeredFile: OfferedFile | undefined;
  readonly camera: CameraState;
  /** Said to screen readers when it changes. */
  readonly notice: string;
}

export function initialState(source: string, line: P5Line): SessionState {
  return {
    status: 'idle',
    line,
    source,
    seed: undefined,
    isEdited: false,
    isKept: true,
    otherDrafts: [],
    showsCharacters: true,
    framesPerSecond: 0,
    frames: 0,
    silentBeats: 0,
    problem: undefined,
    advice: undefined,
    log: emptyLog,
    offeredFile: undefined,
    camera: 'off',
    notice: '',
  };
}

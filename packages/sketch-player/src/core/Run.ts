import type { Problem } from '../diagnosis/Problem';
import { Sandbox } from '../host/Sandbox';
import type { SandboxDocument } from '../host/sandboxDocument';
import type { Command, Report } from '../protocol/protocol';
import type { Place } from '../source/places';
import {
  changedHistory,
  didNotLoad,
  leftItsSandbox,
  sentTooMuch,
  stoppedAnswering,
  tookTheKeyboard,
} from './failures';

type ErrorReport = Extract<Report, { type: 'error' }>;

export interface RunOptions {
  source: string;
  /** The source is one that was published and tested, so it runs as it stands. */
  isTrusted: boolean;
  seed: number;
  /** Shows the canvas as large as the preview allows. */
  fitsCanvas: boolean;
  document: SandboxDocument;
  title: string;
  preview: Element;
  onReport: (report: Report) => void;
  /** The run ended by itself rather than through `close()`; its sandbox is closed. */
  onEnd: (problem: Problem) => void;
}

/** One run of a sketch, from the opening of its sandbox to the closing. */
export class Run {
  readonly source: string;
  private readonly sandbox: Sandbox;
  private isClosed = false;
  private isReady = false;
  private compiled: Compiled | undefined;
  /**
   * `history.length` at the last two beats. The older one is used: the sketch may have added
   * entries between sending the last beat and the page's reading of it.
   */
  private historyLengths: [number, number] = [history.length, history.length];

  constructor(options: RunOptions) {
    const { source, isTrusted, seed, fitsCanvas, document, title, preview, onReport, onEnd } =
      options;
    const end = (problem: Problem): void => {
      if (this.isClosed) return;
      this.close();
      onEnd(problem);
    };
    this.source = source;
    // The source is compiled while the sandbox loads.
    const compiled = compile(source, isTrusted);
    this.sandbox = new Sandbox({
      document,
      title,
      onLoadFailure: () => end(didNotLoad),
      onSilence: () => end(this.isReady ? stoppedAnswering : didNotLoad),
      onDeparture: () => end(leftItsSandbox),
      onFlood: () => end(sentTooMuch),
      onFocusTaken: () => end(tookTheKeyboard),
      onReport: (report) => {
        if (this.isClosed) return;
        if (report.type === 'navigated') {
          end(changedHistory);
          // The entries outlive their sandbox, and the reader would have to go back through each.
          removeHistoryEntries(this.historyLengths[0]);
          return;
        }
        if (report.type === 'described') this.sandbox.name(title, report.text);
        if (report.type === 'beat') {
          this.historyLengths = [this.historyLengths[1], history.length];
        }
        if (report.type === 'ready') {
          this.isReady = true;
          void compiled.then(begin);
        }
        onReport(report.type === 'error' ? this.inSource(report) : report);
      },
    });
    const begin = (result: Compiled): void => {
      this.compiled = result;
      if (!result.ok) end(result.problem);
      else if (!this.isClosed) {
        this.send({ type: 'run', code: result.code, kind: result.kind, seed, fitsCanvas });
      }
    };
    this.sandbox.open(preview);
  }

  send(command: Command, transfer?: Transferable[]): void {
    this.sandbox.send(command, transfer);
  }

  close(): void {
    this.isClosed = true;
    this.sandbox.close();
  }

  /** Maps the place of an error from the compiled code, which the sandbox runs, to the source. */
  private inSource(error: ErrorReport): ErrorReport {
    const { line, column } = error;
    if (!this.compiled?.ok || line === undefined || column === undefined) return error;
    return { ...error, ...this.compiled.placeInSource({ line, column }) };
  }
}

export type Compiled =
  | {
      ok: true;
      code: string;
      kind: 'script' | 'module';
      /** Maps a place of the code to the place in the source that it comes from. */
      placeInSource: (place: Place) => Place;
    }
  | { ok: false; problem: Problem };

/**
 * Makes what the reader typed ready to run. What was published runs as it stands, so that readers
 * who only look do not load the compiler.
 */
export async function compile(source: string, isTrusted: boolean): Promise<Compiled> {
  if (isTrusted) return { ok: true, code: source, kind: 'script', placeInSource: (place) => place };
  const loaded = await import('../source/compile').catch(() => undefined);
  if (!loaded) return { ok: false, problem: didNotLoad };
  const result = loaded.compileSketch(source);
  if (!result.ok) return result;
  const { code, usesModules, placeInSource } = result;
  return { ok: true, code, kind: usesModules ? 'module' : 'script', placeInSource };
}

/** How long the number of entries has to stand still, in milliseconds. */
const calm = 500;
const interval = 100;

/**
 * Goes back over the entries that a sandbox has added to the history of the tab since it had a given
 * length. The page learns of them with a delay, so this waits until no more are reported. It does
 * nothing when the reader has left the page in the meantime.
 */
export function removeHistoryEntries(since: number): void {
  const { href } = window.location;
  let { length } = window.history;
  let stillFor = 0;
  const timer = window.setInterval(() => {
    const hasLeft = window.location.href !== href;
    stillFor = window.history.length === length ? stillFor + interval : 0;
    length = window.history.length;
    if (!hasLeft && stillFor < calm) return;
    window.clearInterval(timer);
    if (!hasLeft && length > since) window.history.go(since - length);
  }, interval);
}

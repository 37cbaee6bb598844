import type { Command, Report } from '../../runner/protocol';
import type { Problem } from '../diagnosis';
import { SketchFrame, type SketchDocument } from '../frame/SketchFrame';
import { compile, type Compiled } from './compile';
import {
  changedHistory,
  didNotLoad,
  leftItsFrame,
  sentTooMuch,
  stoppedAnswering,
  tookTheKeyboard,
} from './problems';
import { removeHistoryEntries } from './removeHistoryEntries';

type ErrorReport = Extract<Report, { type: 'error' }>;

export interface RunOptions {
  source: string;
  /** The source is one that was published and tested, so it runs as it stands. */
  isProven: boolean;
  seed: number;
  /** Shows the canvas as large as the stage allows. */
  fitsCanvas: boolean;
  document: SketchDocument;
  title: string;
  stage: Element;
  onReport: (report: Report) => void;
  /** The run ended by itself rather than through `close()`; its frame is closed. */
  onEnd: (problem: Problem) => void;
}

/** One run of a sketch, from the opening of its frame to the closing. */
export class Run {
  readonly source: string;
  private readonly frame: SketchFrame;
  private isClosed = false;
  private isReady = false;
  private compiled: Compiled | undefined;
  /**
   * `history.length` at the last two beats. The older one is used: the sketch may have added
   * entries between sending the last beat and the page's reading of it.
   */
  private historyLengths: [number, number] = [history.length, history.length];

  constructor(options: RunOptions) {
    const { source, isProven, seed, fitsCanvas, document, title, stage, onReport, onEnd } = options;
    const end = (problem: Problem): void => {
      if (this.isClosed) return;
      this.close();
      onEnd(problem);
    };
    this.source = source;
    // The source is compiled while the frame loads.
    const compiled = compile(source, isProven);
    this.frame = new SketchFrame({
      document,
      title,
      onLoadFailure: () => end(didNotLoad),
      onSilence: () => end(this.isReady ? stoppedAnswering : didNotLoad),
      onDeparture: () => end(leftItsFrame),
      onFlood: () => end(sentTooMuch),
      onFocusTaken: () => end(tookTheKeyboard),
      onReport: (report) => {
        if (this.isClosed) return;
        if (report.type === 'navigated') {
          end(changedHistory);
          // The entries outlive their frame, and the reader would have to go back through each.
          removeHistoryEntries(this.historyLengths[0]);
          return;
        }
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
    this.frame.open(stage);
  }

  send(command: Command, transfer?: Transferable[]): void {
    this.frame.send(command, transfer);
  }

  close(): void {
    this.isClosed = true;
    this.frame.close();
  }

  /** Maps the place of an error from the compiled code, which the frame runs, to the source. */
  private inSource(error: ErrorReport): ErrorReport {
    const { line, column } = error;
    if (!this.compiled?.ok || line === undefined || column === undefined) return error;
    return { ...error, ...this.compiled.placeInSource({ line, column }) };
  }
}

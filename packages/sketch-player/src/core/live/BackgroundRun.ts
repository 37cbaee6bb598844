import type { Problem } from '../../diagnosis/Problem';
import { contextLost, standstillAt } from '../failures';
import { afterReport } from '../reports';
import type { PlacedReport, Run, RunOptions } from '../Run';
import { startingState, type SessionState } from '../state';

/** How long a sketch that has thrown may take to draw nevertheless, in milliseconds. */
const patience = 1000;

export interface BackgroundRunOptions {
  /** What a session shows that has not begun yet. */
  initial: SessionState;
  /** Opens a run that is covered by the present one. */
  open: (handlers: Pick<RunOptions, 'onReport' | 'onEnd'>) => Run;
  /** The run has drawn. Its further reports belong to the session. */
  onDrawn: (run: Run, state: Partial<SessionState>, problem: Problem | undefined) => void;
  /** The run does not come to draw, and has been closed. */
  onFailure: (problem: Problem) => void;
  /** Takes the reports that come once the run is shown. */
  onReport: (report: PlacedReport) => void;
  onEnd: (problem: Problem) => void;
}

/**
 * A run that starts behind the one that is seen. It takes its place when it draws its first frame,
 * so that there is no moment without a picture; if it never draws, nobody has seen it.
 */
export class BackgroundRun {
  private readonly run: Run;
  private change: Partial<SessionState> = { ...startingState };
  private problem: Problem | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isShown = false;

  constructor(private readonly options: BackgroundRunOptions) {
    this.run = options.open({
      onReport: (report) => (this.isShown ? options.onReport(report) : this.receive(report)),
      onEnd: (problem) => (this.isShown ? options.onEnd(problem) : this.fail(problem)),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.run.close();
  }

  private receive(report: PlacedReport): void {
    const state = { ...this.options.initial, ...this.change };
    this.change = { ...this.change, ...afterReport(state, report) };
    if (report.type === 'drawn') this.show();
    else if (report.type === 'contextLost') this.fail(contextLost);
    else if (report.type === 'beat') this.noticeStandstill();
    else if (report.type === 'error') {
      const { message, line, column, script, cause } = report;
      const problem = { message, line, column, script, cause };
      this.problem ??= problem;
      // A file may be missing, without which the sketch draws all the same.
      this.timer ??= setTimeout(() => this.fail(problem), patience);
    }
  }

  private noticeStandstill(): void {
    const state = { ...this.options.initial, ...this.change };
    const standstill = standstillAt(state);
    if (!standstill) return;
    if (state.progress !== 'no draw') {
      this.fail(standstill);
      return;
    }
    // What setup() has drawn is to be seen.
    this.change = { ...this.change, status: 'running', hasPicture: true };
    this.problem = standstill;
    this.show();
  }

  private show(): void {
    clearTimeout(this.timer);
    this.isShown = true;
    this.options.onDrawn(this.run, this.change, this.problem);
  }

  private fail(problem: Problem): void {
    this.close();
    this.options.onFailure(problem);
  }
}

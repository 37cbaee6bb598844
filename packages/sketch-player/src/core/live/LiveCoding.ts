import type { Problem } from '../../diagnosis/Problem';
import { prepareHotReload } from '../../source/hotReload/prepareHotReload';
import type { RestartReason } from '../../source/hotReload/plan';
import { notices, restartReasons } from '../messages';
import type { OwnFile } from '../ownFiles/OwnFile';
import type { ReportOf } from '../reports';
import type { Run } from '../Run';
import type { LiveState, SessionState } from '../state';
import { BackgroundRun, type BackgroundRunOptions } from './BackgroundRun';
import { optionalScripts, type OptionalScript } from '../optionalScripts';

/** How long nothing is typed before an edit takes effect, in milliseconds. */
const pause = 300;
/** The delay before screen readers announce a mistake: most are corrected by typing on. */
const calm = 2000;

/** What live coding needs of the session. */
export interface LiveSession extends Pick<BackgroundRunOptions, 'open' | 'onReport' | 'onEnd'> {
  state: () => SessionState;
  run: () => Run | undefined;
  /** Whether the reader's own files have changed since a run was given them. */
  hasOtherFiles: (run: Run) => boolean;
  /** Whether a second run beside the present one would be in its way. */
  runsAlone: (source: string) => boolean;
  play: (notice?: string) => void;
  pause: () => void;
  /** Closes the present run, and shows another one. */
  adopt: (run: Run, state: Partial<SessionState>) => void;
  /** Diagnoses a source, which runs or was tried. */
  examine: (source: string, problem?: Problem, isQuiet?: boolean) => void;
  set: (change: Partial<SessionState>) => void;
}

/**
 * Lets edits take effect while the sketch runs: within it where that can be done, and otherwise in
 * a new run, which is shown once it draws.
 */
export class LiveCoding {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** The last attempt. */
  private tried: { source: string; files: readonly OwnFile[] | undefined } | undefined;
  private backgroundRun: BackgroundRun | undefined;
  /** Whether the reader has asked for the edit to take effect, and so hears what became of it. */
  private isAskedFor = false;

  constructor(private readonly session: LiveSession) {
    this.show({ outcome: 'ready' });
  }

  /** To be called when the source or the reader's own files have changed. */
  edited(): void {
    this.callOff();
    this.timer = setTimeout(() => this.apply(false), pause);
  }

  /** Lets the source take effect at once. */
  apply(isAskedFor: boolean): void {
    this.callOff();
    const { session } = this;
    const { status, source, ownFiles } = session.state();
    const run = session.run();
    this.isAskedFor = isAskedFor;
    if (status === 'idle' || (!run && status !== 'failed')) {
      if (isAskedFor) session.play();
      return;
    }
    // The first frame is waited for.
    if (status === 'starting') return;
    const isTried = source === this.tried?.source && ownFiles?.files === this.tried.files;
    if (isTried && !isAskedFor) return;
    this.tried = { source, files: ownFiles?.files };
    this.closeBackgroundRun();
    if (!run) session.play();
    else if (status === 'failed' || status === 'empty') this.restart(source, 'stopped');
    else if (session.hasOtherFiles(run)) this.restart(source, 'files');
    else this.change(run, source);
  }

  /** To be called when a run has drawn its first frame: edits may have come meanwhile. */
  drawn(): void {
    const { session } = this;
    const run = session.run();
    if (!run) return;
    if (run.source !== session.state().source || session.hasOtherFiles(run)) this.edited();
  }

  /** To be called when the run has ended. */
  parked(): void {
    this.callOff();
    this.closeBackgroundRun();
    this.tried = undefined;
    this.show({ outcome: 'ready' });
  }

  /** Takes what the sandbox says of a version. */
  answer(answer: ReportOf<'hotReloaded' | 'notHotReloaded'>): void {
    const { session } = this;
    const source = session.run()?.sourceOf(answer.id);
    // A later edit has been tried since.
    if (source === undefined || source !== this.tried?.source) return;
    if (answer.type === 'hotReloaded') {
      this.show({ outcome: 'hotReloaded' });
      if (this.isAskedFor) session.set({ notice: notices.applied });
    } else if (answer.error) {
      this.keep(source, answer.error);
    } else {
      this.restart(source, 'refused');
    }
  }

  dispose(): void {
    this.callOff();
    this.closeBackgroundRun();
    this.session.set({ live: undefined });
  }

  private change(run: Run, source: string): void {
    const there = optionalScripts([run.source]);
    const missing = optionalScripts([source]).find((name) => !there.includes(name));
    if (missing) return this.restart(source, missing);
    const edit = prepareHotReload(run.source, source);
    switch (edit.kind) {
      case 'problem':
        return this.keep(source, edit.problem, !this.isAskedFor);
      case 'restart':
        return this.restart(source, edit.reason);
      case 'nothing':
        // The edit only took a mistake back.
        this.session.examine(source);
        this.show({ outcome: 'hotReloaded' });
        if (this.isAskedFor) this.session.set({ notice: notices.applied });
        return undefined;
      case 'hotReload':
        run.hotReload({ source, placeInSource: edit.placeInSource }, edit.hotReload);
        return this.session.examine(source);
    }
  }

  private restart(source: string, because: Because): void {
    const { session } = this;
    const reason = wordsFor(because);
    if (session.runsAlone(source)) {
      session.play(notices.restarted(reason));
      this.show({ outcome: 'restarted', reason });
      return;
    }
    const { status } = session.state();
    this.show({ outcome: 'restarting', reason });
    this.backgroundRun = new BackgroundRun({
      initial: session.state(),
      open: session.open,
      onReport: session.onReport,
      onEnd: session.onEnd,
      onDrawn: (run, state, problem) => {
        this.backgroundRun = undefined;
        session.adopt(run, state);
        session.examine(source, problem);
        this.show({ outcome: 'restarted', reason });
        session.set({ notice: notices.restarted(reason) });
        if (status === 'paused') session.pause();
        this.drawn();
      },
      onFailure: (problem) => {
        this.backgroundRun = undefined;
        this.keep(source, problem);
      },
    });
  }

  /** Leaves the last good version running, and reports the problem with the edit. */
  private keep(source: string, problem: Problem, isQuiet = false): void {
    const { message, line, column, script, cause } = problem;
    const { session } = this;
    session.examine(source, { message, line, column, script, cause }, isQuiet);
    this.show({ outcome: 'kept' });
    if (!isQuiet) return;
    this.telling = setTimeout(() => {
      const { problem } = session.state();
      if (problem) session.set({ notice: notices.problem(problem) });
    }, calm);
  }

  private show(live: LiveState): void {
    this.session.set({ live });
  }

  private callOff(): void {
    clearTimeout(this.timer);
    clearTimeout(this.telling);
  }

  private closeBackgroundRun(): void {
    this.backgroundRun?.close();
    this.backgroundRun = undefined;
  }
}

type Because = RestartReason | 'stopped' | 'refused' | 'files' | OptionalScript;

function wordsFor(because: Because): string {
  if (typeof because === 'string') return restartReasons[because]('');
  return restartReasons[because.because]('name' in because ? because.name : '');
}

import type { CaptureFormat, Command, RecordingFormat, Report } from '../../runner/protocol';
import { CameraAccess } from '../camera/CameraAccess';
import { whenOutOfView } from '../camera/whenOutOfView';
import { emptyLog } from '../console';
import type { Diagnosis, Problem } from '../diagnosis';
import type { ExampleDraft } from '../drafts';
import type { SketchDocument } from '../frame/SketchFrame';
import { Recorder, type Recorded } from '../recording/Recorder';
import { isMotionWelcome, onMotionChange } from '../schedule/motion';
import type { Runner, Scheduler } from '../schedule/Scheduler';
import { Captures } from './Captures';
import { Findings } from './Findings';
import { contextLost } from './problems';
import { afterReport } from './reports';
import { Run } from './Run';
import { standstillAt } from './standstill';
import { initialState, type P5Line, type PlayLabel, type SessionState } from './state';
import { Store } from './Store';

export interface SessionOptions {
  title: string;
  /** The source as it was published. */
  source: string;
  /**
   * Whether the published source is one of the tested examples. Any other source gets the loop
   * guard.
   */
  isProven: boolean;
  /** Whether the sketch may start when it comes into view. One that somebody else wrote may not. */
  startsByItself: boolean;
  line: P5Line;
  /** The random seed; without one, each run takes a new seed. */
  seed?: number | undefined;
  /** Whether the example declares that it uses the camera. Only then may its sketch ask for it. */
  needsCamera: boolean;
  /** Whether a canvas of a fixed size is scaled to the stage. */
  fitsCanvas: boolean;
  /** The document in which the sketch runs, for each line of p5.js. */
  documents: Readonly<Record<P5Line, SketchDocument>>;
  /** The element in which the frame is shown. */
  stage: Element;
  scheduler: Scheduler;
  draft: ExampleDraft;
}

/**
 * When the WebGL context is lost again within this many milliseconds, the sketch is not restarted.
 */
const contextPatience = 10_000;

/**
 * One live example: runs its sketch, and holds the state that components show. Components read
 * `state` and call the methods; nothing here renders.
 */
export class Session extends Store<SessionState> implements Runner {
  private run: Run | undefined;
  /** Findings of the last run. */
  private findings = new Findings('');
  private readonly captures = new Captures();
  private readonly recorder: Recorder;
  private readonly camera: CameraAccess;
  private isInView = false;
  /** The sketch must not start by itself, because the reader has taken over. */
  private isHeld = false;
  private comparedShare = 0;
  private contextLostAt = -Infinity;
  private readonly stopListening: () => void;

  constructor(private readonly options: SessionOptions) {
    super(initialState(options.source, options.line));
    this.isHeld = !options.startsByItself;
    this.recorder = new Recorder({
      send: (command) => this.send(command),
      onChange: (recording) => this.set({ recording }),
    });
    this.camera = new CameraAccess({
      isDeclared: options.needsCamera,
      send: (command, transfer) => this.send(command, transfer),
      whenOutOfView: (callback) => whenOutOfView(options.stage, callback),
      onOutOfView: () => {
        this.leave();
        this.set({ notice: 'The picture is out of view, so your camera is off.' });
      },
      onChange: (camera, notice = this.state.notice) => this.set({ camera, notice }),
    });
    const draft = options.draft.load();
    if (draft !== undefined && draft !== options.source) {
      this.isHeld = true;
      const otherDrafts = options.draft.others();
      this.set({ source: draft, isEdited: true, isDraftBack: true, otherDrafts });
    }
    this.stopListening = onMotionChange(() => {
      if (isMotionWelcome()) this.startIfWelcome();
      else this.leave();
    });
  }

  /** Starts the sketch with the source as it is now, or starts it again. */
  play(notice = 'Running.'): void {
    this.isHeld = false;
    this.set({ notice });
    if (this.run) {
      // A restart keeps its place in the scheduler.
      this.park();
      this.start();
    } else {
      this.options.scheduler.startNow(this);
    }
  }

  /** Ends the sketch and goes back to its picture. */
  stop(): void {
    this.isHeld = true;
    this.leave();
    this.set({ notice: 'Stopped.' });
  }

  pause(): void {
    if (this.state.status !== 'running') return;
    this.isHeld = true;
    this.send({ type: 'pause' });
    this.set({ status: 'paused', framesPerSecond: 0, notice: 'Paused.' });
  }

  resume(): void {
    if (this.state.status !== 'paused') return;
    this.isHeld = false;
    this.send({ type: 'resume' });
    this.set({ status: 'running', notice: 'Running.' });
  }

  /**
   * Does what the label of a pressed button said, even if the sketch has started by itself
   * meanwhile.
   */
  press(label: PlayLabel): void {
    const { status } = this.state;
    if (label === 'Pause') this.pause();
    else if (label === 'Stop') this.stop();
    else if (status === 'paused') this.resume();
    else if (status === 'starting' || status === 'running') this.isHeld = false;
    else this.play();
  }

  /** Draws one frame, and pauses the sketch when it was running. */
  step(): void {
    this.pause();
    if (this.state.status !== 'paused') return;
    this.send({ type: 'step' });
    this.set({ notice: 'One frame drawn.' });
  }

  /** Switches to another line of p5.js, and restarts the sketch on it if it is open. */
  useLine(line: P5Line): void {
    this.set({ line });
    if (this.run) this.play(`Running on p5.js ${line}.x.`);
  }

  /** Shows the characters, or the plain picture under them. */
  showCharacters(shown: boolean): void {
    this.send({ type: 'characters', shown });
    const notice = shown ? 'Shows the characters.' : 'Shows the plain picture.';
    this.set({ showsCharacters: shown, notice });
  }

  /** Shows the plain picture beside the characters, over a share of the width from 0 to 1. */
  compare(share: number): void {
    this.comparedShare = share;
    this.send({ type: 'compare', share });
  }

  /** Takes what the reader has typed, and keeps it. It runs when they say so. */
  edit(source: string): void {
    const { draft, source: published } = this.options;
    const isEdited = source !== published;
    if (!isEdited) draft.remove();
    const isKept = !isEdited || draft.save(source);
    this.set({ source, isEdited, isKept, isDraftBack: false, ...this.findings.seenIn(source) });
  }

  /** Goes back to the source as it was published. */
  reset(): void {
    this.findings = new Findings(this.options.source);
    this.edit(this.options.source);
    this.options.draft.removeAll();
    this.set({ otherDrafts: [], notice: 'The sketch is as it was published.' });
    if (this.run) this.play();
  }

  /**
   * Applies a correction and runs the result. A correction that is not shown any more is ignored,
   * because its offsets may not fit the source.
   */
  applyFix(fix: NonNullable<Diagnosis['fix']>): void {
    const { source, problem, advice } = this.state;
    if (fix !== problem?.fix && fix !== advice?.fix) return;
    const { from, to, insert } = fix;
    this.edit(source.slice(0, from) + insert + source.slice(to));
    this.play('Corrected, and running.');
  }

  /** Saves what the sketch shows. Rejects with a reason in words for the reader. */
  capture(format: CaptureFormat): Promise<Blob> {
    if (!this.run) return Promise.reject(new Error('Play the sketch first.'));
    return this.captures.ask(format, (command) => this.send(command));
  }

  /** Records what the sketch draws. Rejects with a reason in words for the reader. */
  record(format: RecordingFormat, seconds: number): Promise<Recorded> {
    const { status } = this.state;
    if (status === 'running') return this.recorder.start(format, seconds);
    const isPaused = status === 'paused';
    return Promise.reject(
      new Error(`${isPaused ? 'The sketch is paused. ' : ''}Play the sketch first.`),
    );
  }

  /** Ends a recording before its time; what was recorded is kept. */
  stopRecording(): void {
    this.recorder.stop();
  }

  /** The reader lets the sketch use the camera. */
  allowCamera(): void {
    void this.camera.allow();
  }

  /**
   * The reader refuses the camera, or withdraws it. If it was on, the sketch starts again without
   * it.
   */
  refuseCamera(): void {
    const wasOn = this.state.camera === 'on';
    this.camera.refuse();
    if (wasOn) this.play('Your camera is off.');
  }

  clearLog(): void {
    this.set({ log: emptyLog });
  }

  dismissFile(): void {
    this.set({ offeredFile: undefined });
  }

  /**
   * To be called when the example enters or leaves the screen. Off the screen the sketch ends,
   * which frees its WebGL context.
   */
  setInView(isInView: boolean): void {
    this.isInView = isInView;
    if (isInView) this.startIfWelcome();
    else this.leave();
  }

  /** Ends the session for good. */
  dispose(): void {
    this.stopListening();
    this.leave();
  }

  /** Starts a run. Called by the scheduler when there is a place for it. */
  start(): void {
    const { options, state } = this;
    this.findings = new Findings(state.source);
    const seed = options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.set({
      seed,
      status: 'starting',
      hasFrame: true,
      isDraftBack: false,
      hasPicture: false,
      progress: 'nothing',
      waitingBeats: 0,
      frames: 0,
      silentBeats: 0,
      log: emptyLog,
      ...this.findings.seenIn(state.source),
    });
    const isProven = options.isProven && !state.isEdited;
    if (!isProven) this.review();
    this.run = new Run({
      source: state.source,
      isProven,
      seed,
      fitsCanvas: options.fitsCanvas,
      document: options.documents[state.line],
      title: `${options.title}, running`,
      stage: options.stage,
      onReport: (report) => this.receive(report),
      onEnd: (problem) => this.fail(problem),
    });
  }

  /** Ends the run. Called by the scheduler when another sketch needs the place. */
  park(): void {
    this.run?.close();
    this.run = undefined;
    this.captures.abandon();
    this.recorder.abandon();
    this.camera.end();
    this.set({
      status: 'idle',
      hasFrame: false,
      hasPicture: false,
      framesPerSecond: 0,
      offeredFile: undefined,
    });
  }

  private startIfWelcome(): void {
    if (this.isInView && !this.isHeld && !this.run && isMotionWelcome()) {
      this.options.scheduler.startWhenFree(this);
    }
  }

  private leave(): void {
    if (this.run) this.park();
    this.options.scheduler.leave(this);
  }

  private send(command: Command, transfer?: Transferable[]): void {
    this.run?.send(command, transfer);
  }

  private receive(report: Report): void {
    this.set(afterReport(this.state, report));
    switch (report.type) {
      case 'drawn':
        if (this.findings.isStandstill) this.forgetProblem();
        if (this.comparedShare > 0) this.compare(this.comparedShare);
        if (!this.state.showsCharacters) this.send({ type: 'characters', shown: false });
        break;
      case 'error': {
        const { message, line, column } = report;
        this.tell({ message, line, column });
        break;
      }
      case 'contextLost':
        this.recover();
        break;
      case 'captured':
      case 'notCaptured':
        this.captures.answer(report);
        break;
      case 'picture':
      case 'recorded':
      case 'notRecorded':
        this.recorder.receive(report);
        break;
      case 'shortcut':
        if (report.name === 'run') this.play();
        else this.stop();
        break;
      case 'wantsCamera':
        if (this.run) this.camera.ask(this.run.source);
        break;
      case 'wantsPicture':
        void this.camera.show();
        break;
      case 'beat':
        this.noticeStandstill();
        break;
      case 'ready':
      case 'log':
      case 'dropped':
      case 'file':
      case 'navigated':
        break;
    }
  }

  /** Starts again on a new context, unless the last one was lost a moment ago. */
  private recover(): void {
    const now = performance.now();
    const isRepeated = now - this.contextLostAt < contextPatience;
    this.contextLostAt = now;
    if (isRepeated) this.fail(contextLost);
    else this.play('The graphics context was lost, and the sketch started again.');
  }

  /**
   * Says what is missing when a sketch does not come to draw. Without draw(), the picture that
   * setup() drew is shown.
   */
  private noticeStandstill(): void {
    const standstill = standstillAt(this.state);
    if (!standstill) return;
    const isSetUp = this.state.progress === 'no draw';
    this.set(isSetUp ? { status: 'running', hasPicture: true } : { status: 'empty' });
    this.tell(standstill);
    this.findings.isStandstill = true;
    this.set({ notice: standstill.message });
  }

  private forgetProblem(): void {
    this.findings.problem = undefined;
    this.findings.isStandstill = false;
    this.show(this.findings);
  }

  private fail(problem: Problem): void {
    this.isHeld = true;
    this.leave();
    this.set({ status: 'failed' });
    this.tell(problem);
  }

  /** Looks for mistakes that the browser does not complain of. */
  private review(): void {
    const { findings } = this;
    const { line } = this.state;
    void import('../diagnosis')
      .then(({ lint }) => lint(findings.source, line))
      .then(([advice]) => {
        findings.advice = advice;
        this.show(findings);
      })
      .catch(ignoreLoadFailure);
  }

  /** Shows a problem in the browser's words, and then with what the diagnosis adds to it. */
  private tell(problem: Problem): void {
    const { findings } = this;
    const { line } = this.state;
    findings.problem = problem;
    findings.isStandstill = false;
    this.show(findings);
    this.set({ notice: problemNotice(this.state.problem ?? problem) });
    void import('../diagnosis')
      .then(({ diagnose }) => diagnose(problem, findings.source, line))
      .then((diagnosis) => {
        // Another problem may have come in the meantime.
        if (findings.problem !== problem) return;
        findings.problem = diagnosis;
        this.show(findings);
      })
      .catch(ignoreLoadFailure);
  }

  /** Shows what was found, unless another run has begun since. */
  private show(findings: Findings): void {
    if (findings === this.findings) this.set(findings.seenIn(this.state.source));
  }
}

function problemNotice({ message, line }: Problem): string {
  return line === undefined ? `Error: ${message}` : `Error in line ${line}: ${message}`;
}

/** When the diagnosis cannot be loaded, the problem stays in the browser's words. */
function ignoreLoadFailure(): void {}

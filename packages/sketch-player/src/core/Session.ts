import type { DiagnosedSource } from '../diagnosis/diagnosis';
import {
  isSameFix,
  type Diagnosis,
  type Fix,
  type Problem,
  type Repair,
} from '../diagnosis/Problem';
import type { LoadCompletions } from '../editor/completions/completionData';
import { documentFor, type SketchFiles } from '../host/sandboxDocument';
import type { P5Major } from '../p5Majors';
import type { CaptureFormat, RecordingFormat } from '../protocol/formats';
import type { Command, DisplayMode, Report } from '../protocol/protocol';
import { openCamera } from './camera/Camera';
import { CameraAccess, type Program } from './camera/CameraAccess';
import { viewOf } from './camera/View';
import { Captures } from './Captures';
import { emptyLog } from './ConsoleLog';
import { Diagnostics } from './Diagnostics';
import type { SketchDraft } from './drafts/draftOf';
import { OtherTabs } from './drafts/OtherTabs';
import { contextLost, standstillAt } from './failures';
import type { StorageTrouble } from './persistence/trouble';
import type { Inspection } from './inspection/Inspection';
import type { LiveCoding } from './live/LiveCoding';
import { notices, refusals, sandboxTitle } from './messages';
import { isMotionWelcome, onMotionChange } from './motion';
import type { OwnFile } from './ownFiles/OwnFile';
import { OwnFilesAccess } from './ownFiles/OwnFilesAccess';
import { PublishedFiles, type PublishedFolder } from './published/PublishedFiles';
import { Recorder, type Recorded } from './recording/Recorder';
import { afterReport, carryOut, type ReportEffects } from './reports';
import { Rescues } from './Rescues';
import { Run, type RunOptions } from './Run';
import type { Schedulable, Scheduler } from './Scheduler';
import { initialState, startingState, type PlayLabel, type SessionState } from './state';
import { Store } from './Store';

/** The only import of it: a bundler may make a chunk for each place that has one. */
const loadDiagnosis = () => import('../diagnosis/diagnosis');

export interface SessionOptions {
  /** The id under which the reader's files are kept; without one, they last as long as the page. */
  id?: string | undefined;
  title: string;
  /** The source as it was published. */
  source: string;
  /**
   * Whether the published source is tested. Any other source gets the loop
   * guard.
   */
  isTrusted: boolean;
  /** Whether the sketch may start when it comes into view. One that somebody else wrote may not. */
  autoplays: boolean;
  major: P5Major;
  /** The major versions of p5.js that the reader can switch to. */
  majors: readonly P5Major[];
  /** The random seed; without one, each run takes a new seed. */
  seed?: number | undefined;
  /** Whether the sketch is declared to use the camera. Only then may it ask for it. */
  needsCamera: boolean;
  /** The same of the microphone. */
  needsMicrophone?: boolean | undefined;
  /** Whether a canvas of a fixed size is scaled to the preview. */
  fitsCanvas: boolean;
  /** Files that were published with the sketch. */
  published?: PublishedFolder | undefined;
  /** Addresses of the scripts and documents that sketches need. */
  files: SketchFiles;
  /** Loads the descriptions of the libraries, for the diagnosis. */
  loadCompletions: LoadCompletions;
  /** The element in which the sandbox is shown. */
  preview: Element;
  scheduler: Scheduler;
  draft: SketchDraft;
  /**
   * Calls back when another tab has saved a version of the sketch, where it is one that readers save.
   * Returns a function that ends it.
   */
  watchSaved?: ((callback: (source: string) => void) => () => void) | undefined;
}

/**
 * When the WebGL context is lost again within this many milliseconds, the sketch is not restarted.
 */
const contextPatience = 10_000;

/**
 * One live sketch: runs it, and holds the state that components show. Components read
 * `state` and call the methods; nothing here renders.
 */
export class Session extends Store<SessionState> implements Schedulable {
  /** The reader's own files. */
  readonly ownFiles: OwnFilesAccess;
  /** The files that were published with the sketch. */
  readonly published: PublishedFiles;
  private run: Run | undefined;
  /** Diagnostics of the last run. */
  private diagnostics = new Diagnostics('');
  private readonly captures = new Captures();
  private readonly recorder: Recorder;
  private readonly camera: CameraAccess;
  private readonly microphone: CameraAccess;
  private readonly rescues: Rescues;
  /** Lets edits take effect while the sketch runs, where the reader wants that. */
  private live: LiveCoding | undefined;
  private wantsLive = false;
  /** What a reader looks at cell by cell, while they do. */
  private inspection: Inspection | undefined;
  private isInView = false;
  /** The sketch must not start by itself, because the reader has taken over. */
  private isHeld = false;
  private comparedShare = 0;
  private contextLostAt = -Infinity;
  private readonly otherTabs = new OtherTabs();
  /** See `unchanged`. */
  private settled: string;
  /** The reader's own files as a run was given them at its start. */
  private readonly givenFiles = new WeakMap<Run, readonly OwnFile[]>();
  private readonly stopListening: () => void;
  /** What reports of the sandbox cause, see `reports.ts`. */
  private readonly effects: ReportEffects = {
    showDrawn: () => {
      if (this.diagnostics.isStandstill) this.forgetProblem();
      if (this.comparedShare > 0) this.compare(this.comparedShare);
      const { displayMode } = this.state;
      if (displayMode !== 'characters') this.send({ type: 'show', displayMode });
      this.inspection?.begin();
      void this.rescues.showAfter();
      this.live?.drawn();
    },
    noticeStandstill: () => this.noticeStandstill(),
    tell: (problem) => {
      // The diagnostics may be about an edit that did not work.
      const { source } = this.run ?? {};
      if (source !== undefined && source !== this.diagnostics.source) {
        this.diagnostics = new Diagnostics(source);
      }
      this.tell(problem);
    },
    recover: () => this.recover(),
    answerCapture: (answer) => this.captures.answer(answer),
    inspect: (report) => this.inspection?.receive(report),
    continueRecording: (answer) => this.recorder.receive(answer),
    answerHotReload: (answer) => this.live?.answer(answer),
    runOrStop: (name) => (name === 'run' ? this.evaluate() : this.stop()),
    askForCamera: () => {
      if (this.run) this.camera.ask(this.programOf(this.run));
    },
    askForMicrophone: () => {
      if (this.run) this.microphone.ask(this.programOf(this.run));
    },
    showCamera: () => void this.camera.show(),
  };

  constructor(private readonly options: SessionOptions) {
    super(initialState(options.source, options.major));
    this.settled = options.source;
    this.published = new PublishedFiles(options.published);
    this.isHeld = !options.autoplays;
    this.ownFiles = new OwnFilesAccess(options.id, (ownFiles) => {
      this.set({ ownFiles });
      this.live?.edited();
    });
    this.recorder = new Recorder({
      send: (command) => this.send(command),
      onChange: (recording) => this.set({ recording }),
    });
    const view = viewOf(options.preview);
    this.camera = new CameraAccess({
      kind: 'camera',
      isDeclared: options.needsCamera,
      send: (command, transfer) => this.send(command, transfer),
      view,
      onOutOfView: () => {
        this.leave();
        this.set({ notice: notices.devices.camera.outOfView });
      },
      onChange: (camera, notice = this.state.notice) => this.set({ camera, notice }),
      open: (_pass, onEnd) => openCamera(onEnd),
    });
    this.microphone = new CameraAccess({
      kind: 'microphone',
      isDeclared: options.needsMicrophone ?? false,
      send: (command, transfer) => this.send(command, transfer),
      view,
      onOutOfView: () => {
        this.leave();
        this.set({ notice: notices.devices.microphone.outOfView });
      },
      onChange: (microphone, notice = this.state.notice) => this.set({ microphone, notice }),
      open: async (pass, onEnd) => {
        const { openMicrophone } = await import('./camera/Microphone');
        return openMicrophone(pass, onEnd);
      },
    });
    this.rescues = new Rescues({
      getState: this.getState,
      captureText: async () => (await this.capture('text')).text(),
      onChange: (change) => this.set(change),
    });
    const draft = options.draft.load();
    if (draft !== undefined && draft !== options.source) {
      this.isHeld = true;
      this.set({ source: draft, isEdited: true, isDraftBack: true });
      this.set(this.seenOfOthers());
    }
    const stopWatching = options.draft.watch((heard) => {
      this.otherTabs.hear(heard, { source: this.state.source, published: this.settled });
      this.set(this.seenOfOthers());
    });
    const stopWatchingSaved = options.watchSaved?.((source) => this.hearSaved(source));
    const stopFollowing = onMotionChange(() => {
      if (isMotionWelcome()) this.startIfWelcome();
      else this.leave();
    });
    this.stopListening = () => {
      stopWatching();
      stopWatchingSaved?.();
      stopFollowing();
    };
  }

  /** The source without any changes of the reader: as it was published, or saved since. */
  get unchanged(): string {
    return this.settled;
  }

  /** Starts the sketch with the source as it is now, or starts it again. */
  play(notice = notices.running): void {
    this.isHeld = false;
    this.set({ notice });
    if (this.run) {
      // A restart keeps its place in the scheduler, and the reader's consent.
      this.rest();
      this.start();
    } else {
      this.options.scheduler.startNow(this);
    }
  }

  /**
   * Lets the source take effect as it is now: within the running sketch where edits are live,
   * otherwise from its start.
   */
  evaluate(): void {
    if (this.live) this.live.apply(true);
    else this.play();
  }

  /** Switches live coding on or off. What it needs is loaded when it is switched on first. */
  async setLive(isLive: boolean): Promise<void> {
    this.wantsLive = isLive;
    if (!isLive) {
      this.live?.dispose();
      this.live = undefined;
      return;
    }
    const loaded = await import('./live/LiveCoding').catch(ignoreLoadFailure);
    // The reader may have switched it off again, or twice on.
    if (!loaded || !this.wantsLive || this.live) return;
    this.live = new loaded.LiveCoding({
      state: () => this.state,
      run: () => this.run,
      hasOtherFiles: (run) => {
        const given = this.givenFiles.get(run);
        return given !== undefined && !sameFiles(given, this.state.ownFiles?.files ?? []);
      },
      // There is one camera, and one microphone.
      runsAlone: (source) => mayFilm.test(source),
      open: (handlers) => this.openRun(this.state.seed ?? this.newSeed(), handlers),
      onReport: (report) => this.receive(report),
      onEnd: (problem) => this.fail(problem),
      play: (notice) => this.play(notice),
      pause: () => this.pause(),
      adopt: (run, state) => this.adopt(run, state),
      examine: (source, problem, isQuiet) => this.examine(source, problem, isQuiet),
      set: (change) => this.set(change),
    });
    this.live.drawn();
  }

  /** Ends the sketch and goes back to its picture. */
  stop(): void {
    this.isHeld = true;
    this.leave();
    this.set({ notice: notices.stopped });
  }

  pause(): void {
    if (this.state.status !== 'running') return;
    this.isHeld = true;
    this.send({ type: 'pause' });
    this.set({ status: 'paused', framesPerSecond: 0, notice: notices.paused });
  }

  resume(): void {
    if (this.state.status !== 'paused') return;
    this.isHeld = false;
    this.send({ type: 'resume' });
    this.inspection?.follow();
    this.set({ status: 'running', notice: notices.running });
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
    this.inspection?.follow();
    this.set({ notice: notices.oneFrame });
  }

  /** Switches to another major version of p5.js, and restarts the sketch on it if it is open. */
  switchMajor(major: P5Major): void {
    this.set({ major });
    if (this.run) this.play(notices.runningOn(major));
  }

  /** Shows the characters of the sketch, others chosen by shape, or the plain picture under them. */
  setDisplayMode(displayMode: DisplayMode): void {
    this.send({ type: 'show', displayMode });
    this.set({ displayMode, notice: notices.displayModes[displayMode] });
  }

  /** Shows the plain picture beside the characters, over a share of the width from 0 to 1. */
  compare(share: number): void {
    this.comparedShare = share;
    this.send({ type: 'compare', share });
  }

  /** Takes what the reader has typed, and keeps it. It runs when they say so. */
  edit(source: string): void {
    const { draft } = this.options;
    const isEdited = source !== this.settled;
    if (!isEdited) draft.remove();
    const draftTrouble = isEdited ? draft.save(source) : undefined;
    this.set({
      source,
      isEdited,
      draftTrouble,
      isDraftBack: false,
      ...this.diagnostics.seenIn(source),
    });
    this.rescues.follow();
    this.live?.edited();
  }

  /** Takes the source as it is now for the one without changes, since it is kept elsewhere. */
  settle(): void {
    this.settled = this.state.source;
    this.options.draft.remove();
    this.set({ isEdited: false, draftTrouble: undefined });
  }

  /** Takes over what another tab has made of the sketch meanwhile. */
  takeNewer(): void {
    const { newer } = this.otherTabs;
    if (!newer) return;
    this.otherTabs.settle();
    if (newer.isSaved) this.settled = newer.source;
    this.edit(newer.source);
    this.set({ ...this.seenOfOthers(), notice: notices.tookNewer });
  }

  /** Keeps the version of this tab, and stores it again, since another tab may have removed it. */
  keepMine(): void {
    this.otherTabs.decline();
    this.edit(this.state.source);
    this.set({ ...this.seenOfOthers(), notice: notices.keptMine });
  }

  /** Shows what keeps runs from being kept, or that nothing does. */
  tellStorage(storage: StorageTrouble | undefined): void {
    if (storage !== this.state.storage) this.set({ storage });
  }

  /** Goes back to the source as it was published. */
  reset(): void {
    this.diagnostics = new Diagnostics(this.settled);
    this.edit(this.settled);
    this.options.draft.removeAll();
    this.otherTabs.settle();
    this.rescues.forget();
    this.set({ ...this.seenOfOthers(), notice: notices.reset });
    if (this.run) this.play();
  }

  /**
   * Applies a correction and runs the result. A correction that is not shown any more is ignored,
   * because its offsets may not fit the source.
   */
  applyFix(fix: Fix): void {
    const { source, problem, warning } = this.state;
    if (![problem?.fix, warning?.fix].some((shown) => shown && isSameFix(shown, fix))) return;
    const { from, to, insert } = fix;
    this.edit(source.slice(0, from) + insert + source.slice(to));
    if (this.live) this.evaluate();
    else this.play(notices.corrected);
  }

  /** Looks for known mistakes in the source as it is now, whether it has run or not. */
  async findRescue(): Promise<Repair | undefined> {
    const { findRepair } = await loadDiagnosis();
    return findRepair({ ...this.diagnosed(), source: this.state.source });
  }

  /** Takes over a repaired sketch and runs it, unless its source has been edited meanwhile. */
  async applyRescue(rescue: Repair): Promise<void> {
    await this.rescues.showBefore(rescue);
    if (rescue.from !== this.state.source) return;
    this.edit(rescue.source);
    this.rescues.apply();
    this.play(this.rescues.notice);
  }

  /** Takes the last repair back, with the version of p5.js that came with it. */
  undoRescue(): void {
    const { rescued } = this.state;
    if (!rescued) return;
    this.edit(rescued.rescue.from);
    this.rescues.undo();
    this.play(this.rescues.notice);
  }

  /** Stops showing what the last repair has changed. */
  dismissRescue(): void {
    this.set({ rescued: undefined });
  }

  /** Saves what the sketch shows. Rejects with a reason in words for the reader. */
  async capture(format: CaptureFormat): Promise<Blob> {
    if (!this.run) throw new Error(refusals.notPlaying);
    // What a sketch calls a text or an SVG may be anything, so it is asked for cells.
    const asked = format === 'png' ? 'png' : 'json';
    const content = this.captures.ask(asked, (command) => this.send(command));
    const [{ frameFile }, answer] = await Promise.all([
      import('./export/frames/frameFile').catch(() => {
        throw new Error(refusals.frameCodeMissing);
      }),
      content,
    ]);
    return frameFile(format, answer);
  }

  /**
   * Gives the cells of the frame that is seen, and of each one after it, to an inspection that the
   * given function makes; without one, nothing is read any more.
   */
  inspect(make?: (send: (command: Command) => void) => Inspection): void {
    this.inspection?.end();
    if (!make && this.state.hasPicture) this.send({ type: 'inspect', isOn: false });
    this.inspection = make?.((command) => this.send(command));
    if (this.state.hasPicture) this.inspection?.begin();
  }

  /** Records what the sketch draws. Rejects with a reason in words for the reader. */
  record(format: RecordingFormat, seconds: number): Promise<Recorded> {
    const { status } = this.state;
    if (status === 'running') return this.recorder.start(format, seconds);
    return Promise.reject(new Error(status === 'paused' ? refusals.paused : refusals.notPlaying));
  }

  /** Ends a recording before its time, and saves it. */
  stopRecording(): void {
    this.recorder.stop();
  }

  /** Ends a recording, and discards it. */
  cancelRecording(): void {
    this.recorder.cancel();
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
    if (wasOn) this.play(notices.devices.camera.off);
  }

  /** The reader lets the sketch use the microphone. */
  allowMicrophone(): void {
    void this.microphone.allow();
  }

  /** The same as `refuseCamera()` of the microphone. */
  refuseMicrophone(): void {
    const wasOn = this.state.microphone === 'on';
    this.microphone.refuse();
    if (wasOn) this.play(notices.devices.microphone.off);
  }

  clearLog(): void {
    this.set({ log: emptyLog });
  }

  dismissFile(): void {
    this.set({ offeredFile: undefined });
  }

  /**
   * To be called when the player enters or leaves the screen. Off the screen the sketch ends,
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
    this.ownFiles.dispose();
    this.inspection?.end();
    this.live?.dispose();
    this.live = undefined;
    this.leave();
  }

  /** Starts a run. Called by the scheduler when there is a place for it. */
  start(): void {
    const { options, state } = this;
    this.diagnostics = new Diagnostics(state.source);
    const seed = this.newSeed();
    this.set({
      ...startingState,
      seed,
      hasSandbox: true,
      isDraftBack: false,
      ...this.diagnostics.seenIn(state.source),
    });
    if (!options.isTrusted || state.isEdited) this.review();
    this.run = this.openRun(seed, {
      onReport: (report) => this.receive(report),
      onEnd: (problem) => this.fail(problem),
    });
  }

  /** Ends the run. Called by the scheduler when another sketch needs the place. */
  park(): void {
    this.rest();
    this.forgetConsents();
  }

  private rest(): void {
    this.closeRun();
    this.live?.parked();
    this.set({
      status: 'idle',
      hasSandbox: false,
      hasPicture: false,
      framesPerSecond: 0,
      offeredFile: undefined,
    });
  }

  /** Opens a run of the source as it is now; one that is open already stays in front of it. */
  private openRun(seed: number, handlers: Pick<RunOptions, 'onReport' | 'onEnd'>): Run {
    const { options, state } = this;
    const own = this.ownFiles.forRun();
    const run = new Run({
      ...handlers,
      source: state.source,
      files: own.then((given) => this.published.with(given)),
      isTrusted: options.isTrusted && !state.isEdited,
      seed,
      fitsCanvas: options.fitsCanvas,
      document: documentFor(options.files, state.major),
      title: sandboxTitle(options.title),
      preview: options.preview,
      cover: this.run,
      onHotReload: () => {
        if (run !== this.run) return;
        const program = this.programOf(run);
        this.camera.changeProgram(program);
        this.microphone.changeProgram(program);
      },
    });
    void own.then((given) => this.givenFiles.set(run, given));
    return run;
  }

  /** Everything in a run that a reader may have changed, for their consent. */
  private programOf(run: Run): Program {
    return [run.source, this.state.major, ...(this.givenFiles.get(run) ?? [])];
  }

  /** A camera or a microphone that goes off by itself does not go on by itself. */
  private forgetConsents(): void {
    this.camera.forget();
    this.microphone.forget();
  }

  /** The changes of other tabs, as far as they differ from the source in this one. */
  private seenOfOthers(): Pick<SessionState, 'otherDrafts' | 'newerDraft'> {
    const newerDraft = this.otherTabs.newer;
    const shown = new Set([this.state.source, newerDraft?.source]);
    const others = this.options.draft.others().filter((source) => !shown.has(source));
    return { newerDraft, otherDrafts: [...new Set(others)] };
  }

  /** Another tab has saved this source. */
  private hearSaved(source: string): void {
    if (source === this.state.source) {
      this.otherTabs.settle();
      this.settle();
    } else {
      this.otherTabs.hearSaved(source);
    }
    this.set(this.seenOfOthers());
  }

  private newSeed(): number {
    return this.options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  }

  private closeRun(): void {
    this.run?.close();
    this.run = undefined;
    this.captures.abandon();
    this.recorder.abandon();
    this.camera.end();
    this.microphone.end();
  }

  /** Shows a run that has drawn, instead of the present one. */
  private adopt(run: Run, state: Partial<SessionState>): void {
    this.closeRun();
    this.run = run;
    this.set(state);
    this.effects.showDrawn();
  }

  /** Diagnoses a source. */
  private examine(source: string, problem?: Problem, isQuiet = false): void {
    this.diagnostics = new Diagnostics(source);
    this.show(this.diagnostics);
    if (problem) this.tell(problem, isQuiet);
    else this.review();
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
    carryOut(this.effects, report);
  }

  /** Starts again on a new context, unless the last one was lost a moment ago. */
  private recover(): void {
    const now = performance.now();
    const isRepeated = now - this.contextLostAt < contextPatience;
    this.contextLostAt = now;
    this.forgetConsents();
    if (isRepeated) this.fail(contextLost);
    else this.play(notices.contextRestored);
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
    this.diagnostics.isStandstill = true;
    this.set({ notice: standstill.message });
  }

  private forgetProblem(): void {
    this.diagnostics.problem = undefined;
    this.diagnostics.isStandstill = false;
    this.show(this.diagnostics);
  }

  private fail(problem: Problem): void {
    this.isHeld = true;
    this.leave();
    this.set({ status: 'failed' });
    this.tell(problem);
  }

  /** Looks for mistakes that the browser does not complain of. */
  private review(): void {
    const { diagnostics } = this;
    const sketch = this.diagnosed();
    void loadDiagnosis()
      .then(({ lint }) => lint(sketch))
      .then(([warning]) => {
        diagnostics.warning = warning;
        this.show(diagnostics);
      })
      .catch(ignoreLoadFailure);
  }

  /**
   * Shows a problem in the browser's words, and then with what the diagnosis adds to it. A rescue
   * that was found for this source is offered meanwhile: a reader may have it open.
   */
  private tell(problem: Problem, isQuiet = false): void {
    const { diagnostics } = this;
    const sketch = this.diagnosed();
    const repair = diagnostics.problem?.repair ?? diagnostics.warning?.repair;
    const shown: Diagnosis = repair ? { ...problem, repair } : problem;
    diagnostics.problem = shown;
    diagnostics.isStandstill = false;
    this.show(diagnostics);
    if (!isQuiet) this.set({ notice: notices.problem(this.state.problem ?? problem) });
    void loadDiagnosis()
      .then(async ({ diagnose }) => {
        // Another problem may have come in the meantime: a sketch can send hundreds a second, and
        // the last of them is shown.
        if (diagnostics.problem !== shown) return;
        const diagnosis = await diagnose(problem, sketch);
        if (diagnostics.problem !== shown) return;
        diagnostics.problem = diagnosis;
        this.show(diagnostics);
      })
      .catch(ignoreLoadFailure);
  }

  /** The source that the diagnostics are about, for the diagnosis. */
  private diagnosed(): DiagnosedSource {
    const { loadCompletions, majors } = this.options;
    return { source: this.diagnostics.source, major: this.state.major, majors, loadCompletions };
  }

  /** Shows a diagnosis, unless another run has begun since. */
  private show(diagnostics: Diagnostics): void {
    if (diagnostics === this.diagnostics) this.set(diagnostics.seenIn(this.state.source));
  }
}

/** What asks for a camera or a microphone, by the names of p5.js, p5.sound and the browser. */
const mayFilm = /\b(?:createCapture|getUserMedia|AudioIn)\b/;

function sameFiles(some: readonly OwnFile[], others: readonly OwnFile[]): boolean {
  return some.length === others.length && some.every((file, place) => file === others[place]);
}

/**
 * When the diagnosis cannot be loaded, the problem stays in the browser's words; without live
 * coding, edits wait until they are run.
 */
function ignoreLoadFailure(): undefined {}

import type { Problem, ScriptPlace } from '../diagnosis/Problem';
import { Sandbox } from '../host/Sandbox';
import type { SandboxDocument } from '../host/sandboxDocument';
import type { Command, Report } from '../protocol/protocol';
import type { FurtherScript, ProgramPlace } from '../source/compileProgram';
import type { Place } from '../source/places';
import type { PreparedHotReload } from '../source/hotReload/prepareHotReload';
import {
  changedHistory,
  didNotLoad,
  inFile,
  leftItsSandbox,
  sentTooMuch,
  stoppedAnswering,
  tookTheKeyboard,
} from './failures';
import { neededScripts } from './neededScripts';
import { blobOf, scriptsOf, type OwnFile } from './ownFiles/OwnFile';

/** A source that runs or has run, and how places of its code are found in it. */
interface Version {
  source: string;
  placeInSource: (place: Place) => ProgramPlace;
}

/** A report whose places are those of the sketch, or of one of its further scripts. */
export type PlacedReport = Report & { script?: ScriptPlace | undefined };

export interface RunOptions {
  source: string;
  /** Whether the source was published and tested, so that it runs without being compiled. */
  isTrusted: boolean;
  seed: number;
  /** The files that the sketch finds by their names. Where they do not come, the run ends. */
  files?: Promise<readonly OwnFile[]> | undefined;
  /** Shows the canvas as large as the preview allows. */
  fitsCanvas: boolean;
  document: SandboxDocument;
  title: string;
  preview: Element;
  /** A run that is seen instead, until it is closed. */
  cover?: Run | undefined;
  onReport: (report: PlacedReport) => void;
  /** Other code begins to run, before the sandbox gets it, or an earlier version runs again. */
  onHotReload?: (() => void) | undefined;
  /** The run ended by itself rather than through `close()`; its sandbox is closed. */
  onEnd: (problem: Problem) => void;
}

/** One run of a sketch, from the opening of its sandbox to the closing. */
export class Run {
  private readonly sandbox: Sandbox;
  private isClosed = false;
  private isReady = false;
  private readonly versions = new Map<number, Version>();
  /** The version that runs, or was sent and has not been refused. */
  private version = 0;
  private lastVersion = 0;
  /** The version that was the last to draw. */
  private good = 0;
  /**
   * Where the tab was at the last two beats. The older one is used: the sketch may have added
   * entries between sending the last beat and the page's reading of it.
   */
  private places: [TabPlace, TabPlace] = [placeOfTab(), placeOfTab()];

  private readonly onHotReload: RunOptions['onHotReload'];

  constructor(options: RunOptions) {
    this.onHotReload = options.onHotReload;
    const { source, isTrusted, seed, fitsCanvas, document, title, preview, onReport, onEnd } =
      options;
    const end = (problem: Problem): void => {
      if (this.isClosed) return;
      this.close();
      onEnd(problem);
      // Entries outlive their sandbox, and the reader would have to go back through each. A sketch
      // that has added some may have been ended for something else.
      removeHistoryEntries(this.places[0]);
    };
    this.versions.set(0, { source, placeInSource: (place) => place });
    // The source is compiled while the sandbox loads.
    const files = (options.files ?? Promise.resolve([])).catch((): readonly OwnFile[] => {
      end(didNotLoad);
      return [];
    });
    const compiled = files.then((own) => compile(source, isTrusted, scriptsOf(own)));
    this.sandbox = new Sandbox({
      document,
      scripts: files.then((own) =>
        neededScripts(document, [source, ...scriptsOf(own).map(({ code }) => code)]),
      ),
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
          return;
        }
        if (report.type === 'described') this.sandbox.name(title, report.text);
        if (report.type === 'beat') {
          this.places = [this.places[1], placeOfTab()];
        }
        if (report.type === 'ready') {
          this.isReady = true;
          void Promise.all([compiled, files]).then(([result, own]) => begin(result, own));
        }
        onReport(this.inSource(report));
      },
    });
    const begin = (result: Compiled, own: readonly OwnFile[]): void => {
      if (!result.ok) end(result.problem);
      else if (!this.isClosed) {
        this.versions.set(0, { source, placeInSource: result.placeInSource });
        if (own.length > 0) {
          const provided = own.map((file) => ({ name: file.name, content: blobOf(file) }));
          this.send({ type: 'files', files: provided });
        }
        this.send({ type: 'run', code: result.code, kind: result.kind, seed, fitsCanvas });
      }
    };
    this.sandbox.open(preview, options.cover?.sandbox.element);
  }

  /** What runs. */
  get source(): string {
    return this.versions.get(this.version)?.source ?? '';
  }

  /** Makes the running sketch that of another source. */
  hotReload(version: Version, hotReload: PreparedHotReload): void {
    this.lastVersion += 1;
    const id = this.lastVersion;
    this.version = id;
    this.versions.set(id, version);
    this.onHotReload?.();
    this.send({ type: 'hotReload', id, ...hotReload });
  }

  /** The source of a version that replaced another by hot reload. */
  sourceOf(id: number): string | undefined {
    return this.versions.get(id)?.source;
  }

  send(command: Command, transfer?: Transferable[]): void {
    this.sandbox.send(command, transfer);
  }

  close(): void {
    this.isClosed = true;
    this.sandbox.close();
  }

  /** Maps places from the compiled code, which the sandbox runs, to the source. */
  private inSource(report: Report): PlacedReport {
    if (report.type === 'error') return this.placed(report, report.version ?? 0);
    if (report.type === 'hotReloaded') {
      this.runs(report.id);
      // The sandbox goes back by one of the versions that have drawn, and no further.
      for (const id of this.versions.keys()) if (id < this.good) this.versions.delete(id);
      this.good = report.id;
    }
    if (report.type !== 'notHotReloaded') return report;
    this.runs(report.version);
    this.good = Math.min(this.good, report.version);
    return { ...report, error: report.error && this.placed(report.error, report.id) };
  }

  private runs(version: number): void {
    if (version === this.version || !this.versions.has(version)) return;
    this.version = version;
    this.onHotReload?.();
  }

  private placed<E extends Partial<Place> & { message?: string }>(
    error: E,
    version: number,
  ): E & { script?: ScriptPlace } {
    const { line, column } = error;
    if (line === undefined || column === undefined) return error;
    const place = this.versions.get(version)?.placeInSource({ line, column });
    // A problem in a further script names it; lines count in the sketch only.
    if (place?.file !== undefined && error.message !== undefined) {
      const message = inFile(place.file, place.line, error.message);
      const script = { name: place.file, line: place.line, column: place.column };
      return { ...error, message, line: undefined, column: undefined, script };
    }
    return { ...error, line: place?.line, column: place?.column };
  }
}

export type Compiled =
  | {
      ok: true;
      code: string;
      kind: 'script' | 'module';
      /** Maps a place of the code to the place in the source that it comes from. */
      placeInSource: (place: Place) => ProgramPlace;
    }
  | { ok: false; problem: Problem };

/**
 * Compiles the source that the reader has typed. A published source runs uncompiled, so that readers
 * who only look do not load the compiler.
 */
export async function compile(
  source: string,
  isTrusted: boolean,
  scripts: readonly FurtherScript[] = [],
): Promise<Compiled> {
  if (isTrusted && scripts.length === 0) {
    return { ok: true, code: source, kind: 'script', placeInSource: (place) => place };
  }
  const loaded = await import('../source/compileProgram').catch(() => undefined);
  if (!loaded) return { ok: false, problem: didNotLoad };
  const result = loaded.compileProgram(source, scripts);
  if (!result.ok) {
    const { file, message, ...place } = result.problem;
    if (file === undefined) return { ok: false, problem: { message, ...place } };
    const script = { column: 1, ...place, name: file };
    return { ok: false, problem: { message: inFile(file, place.line, message), script } };
  }
  const { code, usesModules, placeInSource } = result;
  return { ok: true, code, kind: usesModules ? 'module' : 'script', placeInSource };
}

/** How long the number of entries has to stay the same, in milliseconds. */
const calm = 500;
const interval = 100;

/** The address of the page, and the number of entries in the history of its tab. */
interface TabPlace {
  href: string;
  length: number;
}

const placeOfTab = (): TabPlace => ({
  href: window.location.href,
  length: window.history.length,
});

/**
 * Goes back over the entries that a sandbox has added to the history of the tab since it was at a given
 * place. The page learns of them with a delay, so this waits until no more are reported. It does
 * nothing when the reader has left that place in the meantime.
 */
export function removeHistoryEntries(since: TabPlace): void {
  let { length } = window.history;
  let stillFor = 0;
  const timer = window.setInterval(() => {
    const hasLeft = window.location.href !== since.href;
    stillFor = window.history.length === length ? stillFor + interval : 0;
    length = window.history.length;
    if (!hasLeft && stillFor < calm) return;
    window.clearInterval(timer);
    if (!hasLeft && length > since.length) window.history.go(since.length - length);
  }, interval);
}

import type { ErrorCause } from '../protocol/protocol';
import type { Send } from './channel';
import { messages } from './messages';
import { readPath } from './read';

const maxLength = 4000;

const causes = new WeakMap<Error, ErrorCause>();

/** Marks an error of the sandbox with its cause, which is reported to the page with it. */
export function withCause<E extends Error>(error: E, cause: ErrorCause): E {
  causes.set(error, cause);
  return error;
}

/** The error for a file that the sketch asked for, and cannot get. */
export function missingFileError(name: string): Error {
  const cause = { code: 'missingFile', name: name.slice(0, maxLength) } as const;
  return withCause(new Error(messages.missingFile(name)), cause);
}

/** The error with which browsers refuse a camera or a microphone. */
export function deviceRefused(message: string): DOMException {
  return withCause(new DOMException(message, 'NotAllowedError'), { code: 'deviceRefused' });
}

/** Sends every error of the sketch to the page, with its place in the source. */
export function forwardErrors(send: Send, readSketch: () => EvaluatedSketch): void {
  let last = '';
  let lacksFile = false;
  const report = (thrown: unknown): void => {
    const sketch = readSketch();
    const { version } = sketch;
    const report = { type: 'error' as const, ...describeError(thrown, sketch), version };
    // draw() may throw the same error in every frame.
    const key = JSON.stringify(report);
    if (key === last) return;
    last = key;
    // Most errors after a missing file are its consequences: promises fail, pictures are undefined.
    // They go to the console only, so that the page keeps showing the cause.
    if (lacksFile) console.error(report.message);
    else send(report);
    lacksFile ||= report.cause?.code === 'missingFile';
  };
  window.addEventListener('error', (event) => {
    // WebKit reports an error of evaluated code as "Script error." only. After a first report it
    // counts as a repeat of an error that `tellError` has reported.
    if (event.message === 'Script error.' && !event.error && last) return;
    if (event.error !== undefined || event.message) report(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

let isTelling = false;

/**
 * Reports a caught error: first to the listeners for `error`, as it is, and then to the browser, as
 * if nobody had caught it.
 */
export function tellError(error: unknown): void {
  // A listener for `error` may throw in turn, which must not dispatch another event.
  if (!isTelling) {
    isTelling = true;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    isTelling = false;
  }
  window.reportError(error);
}

interface ErrorText extends Partial<Position> {
  name: string;
  message: string;
  cause?: ErrorCause | undefined;
}

/** Describes a thrown value. It may be of any type, and its getters may throw in turn. */
export function describeError(thrown: unknown, sketch: EvaluatedSketch): ErrorText {
  try {
    if (thrown instanceof Error) {
      return {
        name: String(thrown.name).slice(0, maxLength),
        message: String(thrown.message).slice(0, maxLength),
        ...positionInSketch(thrown, sketch),
        cause: causes.get(thrown),
      };
    }
    return { name: 'Error', message: String(thrown).slice(0, maxLength) };
  } catch {
    return { name: 'Error', message: messages.cannotBeShown };
  }
}

/** The name of the sketch in stack traces. */
export const SKETCH_FILE = 'sketch.js';

export interface Position {
  line: number;
  column: number;
}

/** A sketch, as it was evaluated. */
export interface EvaluatedSketch {
  code: string;
  /** The text that precedes the code on its first line. */
  head: string;
  /** The number of the edit that made it while it ran; 0 for the sketch that was started. */
  version: number;
}

/**
 * Where in a sketch an error comes from. Chromium and Firefox name the sketch in the stack. WebKit
 * does not name evaluated code, but gives every error a line and a column. They are taken for the
 * sketch's if the sketch has such a place; the lines of p5.js and the library are far longer.
 *
 * A sketch that was changed while it ran consists of versions, each with a name of its own
 * (`HotReloader.ts`).
 */
export function positionInSketch(
  error: Error,
  { code, head, version }: EvaluatedSketch,
): Position | undefined {
  const found = evaluatedPosition(error, head + code, version);
  if (found?.line !== 1) return found;
  return { line: 1, column: Math.max(1, found.column - head.length) };
}

function evaluatedPosition(error: Error, source: string, version: number): Position | undefined {
  const match = /\bsketch(?:-(\d+))?\.js:(\d+):(\d+)/.exec(String(error.stack));
  if (match) {
    const [, made = '0', line, column] = match;
    // A place in another version would lead to the wrong line.
    return Number(made) === version ? { line: Number(line), column: Number(column) } : undefined;
  }
  const line = Number(readPath(error, 'line'));
  const column = Number(readPath(error, 'column'));
  const text = source.split('\n')[line - 1] ?? '';
  return column >= 1 && column <= text.length ? { line, column } : undefined;
}

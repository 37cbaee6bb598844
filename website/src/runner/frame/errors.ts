import type { Send } from './channel';
import { positionInSketch, type EvaluatedSketch, type Position } from './stack';

const maxLength = 4000;

/** A file that the sketch asked for, and cannot get. */
export class MissingFileError extends Error {
  constructor(name: string) {
    super(`"${name}" could not be loaded: a sketch on this page has no files and no network.`);
  }
}

/** Sends to the page whatever the sketch throws, with its place in the source. */
export function forwardErrors(send: Send, readSketch: () => EvaluatedSketch): void {
  let last = '';
  let lacksFile = false;
  const report = (thrown: unknown): void => {
    const report = { type: 'error' as const, ...describeError(thrown, readSketch()) };
    // draw() may throw the same error in every frame.
    const key = JSON.stringify(report);
    if (key === last) return;
    last = key;
    // Most errors after a missing file are its consequences: promises fail, pictures are undefined.
    // They go to the console only, so that the page keeps showing the cause.
    if (lacksFile) console.error(report.message);
    else send(report);
    lacksFile ||= thrown instanceof MissingFileError;
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
}

/** Describes what was thrown. It may be anything, and its getters may throw in turn. */
function describeError(thrown: unknown, sketch: EvaluatedSketch): ErrorText {
  try {
    if (thrown instanceof Error) {
      return {
        name: String(thrown.name).slice(0, maxLength),
        message: String(thrown.message).slice(0, maxLength),
        ...positionInSketch(thrown, sketch),
      };
    }
    return { name: 'Error', message: String(thrown).slice(0, maxLength) };
  } catch {
    return { name: 'Error', message: 'The sketch threw something that cannot be shown.' };
  }
}

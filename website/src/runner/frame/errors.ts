import type { Send } from './channel';
import { positionInSketch, type EvaluatedSketch, type Position } from './stack';

const maxLength = 4000;

/** What the sketch asked for, and cannot get. */
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
    // draw() may throw the same in every frame.
    const key = JSON.stringify(report);
    if (key === last) return;
    last = key;
    // Much goes wrong for want of a file: promises fail, pictures are undefined. That is the cause.
    if (lacksFile) console.error(report.message);
    else send(report);
    lacksFile ||= thrown instanceof MissingFileError;
  };
  window.addEventListener('error', (event) => {
    // Once errors are told, one that the browser keeps to itself is one of them.
    if (event.message === 'Script error.' && !event.error && last) return;
    if (event.error !== undefined || event.message) report(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

let isTelling = false;

/** Reports an error that was caught, first as it is, and then as the browser would. */
export function tellError(error: unknown): void {
  // A listener may throw in turn.
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

/** Anything may be thrown, and getters of it may throw in turn. */
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

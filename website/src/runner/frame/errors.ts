import type { Send } from './channel';
import { positionInSketch } from './stack';

const maxLength = 4000;

/** Sends to the page whatever the sketch throws, with its place in the source. */
export function forwardErrors(send: Send): void {
  let last = '';
  const report = (thrown: unknown): void => {
    const { name, message, stack } = describeError(thrown);
    const position = positionInSketch(stack);
    const report = { type: 'error' as const, name, message, ...position };
    // draw() may throw the same in every frame.
    const key = JSON.stringify(report);
    if (key !== last) send(report);
    last = key;
  };
  window.addEventListener('error', (event) => {
    if (event.error !== undefined || event.message) report(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

interface ErrorText {
  name: string;
  message: string;
  stack: string;
}

/** Anything may be thrown, and getters of it may throw in turn. */
function describeError(thrown: unknown): ErrorText {
  try {
    if (thrown instanceof Error) {
      return {
        name: String(thrown.name).slice(0, maxLength),
        message: String(thrown.message).slice(0, maxLength),
        stack: String(thrown.stack),
      };
    }
    return { name: 'Error', message: String(thrown).slice(0, maxLength), stack: '' };
  } catch {
    return {
      name: 'Error',
      message: 'The sketch threw something that cannot be shown.',
      stack: '',
    };
  }
}

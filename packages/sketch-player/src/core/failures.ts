import type { Problem } from '../diagnosis/Problem';
import type { Progress } from '../protocol/protocol';
import type { SessionState } from './state';

// What can go wrong with a sandbox as a whole, in words for the reader.

export const stoppedAnswering: Problem = {
  message:
    'The sketch stopped responding, so it was ended. An endless loop is a common cause. Your code is still here.',
  topic: 'loop',
};

export const didNotLoad: Problem = {
  message:
    'Some files for this sketch could not be loaded. Check your network connection, and press Play again.',
};

export const leftItsSandbox: Problem = {
  message: 'The sketch tried to open another page in its place, so it was ended.',
};

export const sentTooMuch: Problem = {
  message:
    'The sketch sent more than 300 messages a second, or messages that are too large, so it was ended. Your code is still here.',
};

export const tookTheKeyboard: Problem = {
  message:
    'The sketch kept taking the keyboard away from the page with focus(), so it was ended. Click the sketch, or move into it with Tab, to give it the keyboard.',
};

export const changedHistory: Problem = {
  message:
    'The sketch changed its address, which adds to the history of this tab, so it was ended.',
};

export const contextLost: Problem = {
  message:
    'The browser stopped WebGL for this sketch twice in a row. Close other tabs with 3D graphics, and play again.',
  topic: 'troubleshooting',
};

/**
 * What to say of a sketch that stays at one step for `patience` beats; there are two in a second.
 */
interface Standstill extends Problem {
  patience: number;
}

/**
 * Messages for sketches that do not come to their first frame, though no error was thrown. A long
 * wait may still end well; then the message is removed.
 */
const standstills: Partial<Record<Progress, Standstill>> = {
  nothing: {
    patience: 3,
    message: 'This sketch draws nothing yet, because p5.js finds no setup() and no draw() in it.',
  },
  preload: {
    patience: 6,
    message: 'The sketch has not started, because preload() is still waiting for a file.',
  },
  setup: {
    patience: 10,
    message: 'The sketch has not started to draw, because setup() has not finished yet.',
  },
  'no draw': {
    patience: 2,
    message: 'This sketch has no draw(), so p5.asciify has nothing to convert.',
  },
};

/**
 * The message that is due at the present beat, if any. Each is due at one beat only, so it is said
 * once.
 */
export function standstillAt({
  status,
  progress,
  waitingBeats,
}: SessionState): Problem | undefined {
  const standstill = standstills[progress];
  return status === 'starting' && standstill?.patience === waitingBeats
    ? { message: standstill.message, cause: { code: 'standstill', progress } }
    : undefined;
}

/** A problem in a further script, whose lines are not those of the sketch. */
export const inFile = (file: string, line: number, message: string): string =>
  `${file}, line ${line}: ${message}`;

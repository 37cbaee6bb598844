import type { Problem } from '../diagnosis/Problem';
import type { Progress } from '../protocol/protocol';
import type { SessionState } from './state';

// What can go wrong with a sandbox as a whole, in words for the reader.

export const stoppedAnswering: Problem = {
  message:
    'The sketch stopped answering, so it was ended. A loop that never finishes does this. Your code is still here.',
  topic: 'loop',
};

export const didNotLoad: Problem = {
  message:
    'What the sketch needs could not be loaded. Check your network connection, and press Play again.',
};

export const leftItsSandbox: Problem = {
  message: 'The sketch tried to open another page in its place, so it was ended.',
};

export const sentTooMuch: Problem = {
  message:
    'The sketch sent more than this page can take, over 300 messages a second or very large ones, so it was ended. Your code is still here.',
};

export const tookTheKeyboard: Problem = {
  message:
    'The sketch kept taking the keyboard away from the page with focus(), so it was ended. Press the picture, or move into it with Tab, to give it the keyboard.',
};

export const changedHistory: Problem = {
  message:
    'The sketch changed its address, which adds to the history of this tab, so it was ended.',
};

export const contextLost: Problem = {
  message:
    'The browser took the WebGL context away twice in a row. Close other tabs with 3D graphics, and play again.',
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
    message: 'This sketch draws nothing yet: p5.js finds no setup() and no draw() in it.',
  },
  preload: {
    patience: 6,
    message: 'The sketch has not begun: preload() still waits for something that does not come.',
  },
  setup: {
    patience: 10,
    message: 'The sketch has not begun to draw: setup() has not come to its end yet.',
  },
  'no draw': {
    patience: 2,
    message:
      'This sketch has no draw(), so nothing is converted: p5.asciify works after each draw().',
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
    ? { message: standstill.message }
    : undefined;
}

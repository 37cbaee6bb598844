import type { Progress } from '../../runner/protocol';
import type { Problem } from '../diagnosis';
import type { SessionState } from './state';

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

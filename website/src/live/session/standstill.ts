import type { Progress } from '../../runner/protocol';
import type { Problem } from '../diagnosis';
import type { SessionState } from './state';

/** What to say of a sketch that has not come further for so many beats; there are two in a second. */
interface Standstill extends Problem {
  patience: number;
}

/**
 * What can keep a sketch from its first frame without an error. Whoever waits for something may wait
 * long, and go on: then there is nothing to be said any more.
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

/** What keeps a sketch from drawing, from the beat on at which it is to be said; said once. */
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

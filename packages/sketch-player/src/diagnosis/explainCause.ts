import type { ProblemCause } from './Problem';
import { missingFile } from './files';
import type { Explanation, Sketch } from './sketch';
import { standstill } from './standstill';

/** Explains a problem that the player itself has reported. */
export function explainCause(cause: ProblemCause, sketch: Sketch): Explanation {
  switch (cause.code) {
    case 'missingFile':
      return missingFile(cause.name, sketch);
    case 'standstill':
      return standstill(cause.progress, sketch);
    case 'invalidColor':
      return {
        hint: 'Use a CSS colour name such as "tomato", a code such as "#ff6347", or numbers as in color(255, 99, 71).',
        topic: 'color',
      };
    case 'loopStopped':
      return {
        hint: 'Look at the condition that should end the loop. If it is meant to take this long, write the comment // no-loop-guard into the sketch.',
        topic: 'loop',
      };
    case 'deviceRefused':
      return {
        hint: 'Run the sketch again, and allow it when it asks. Of the examples on this site, only those that announce it can ask. On your own page, every sketch can.',
      };
  }
}

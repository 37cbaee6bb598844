/** What the player says about repairing a sketch. */
import type { P5Major } from '../../p5Majors';

export const repair = {
  name: 'Repair',
  searching: 'Looking for known mistakes…',
  nothing: 'No known mistake was found.',
  notLoaded: 'The repair could not be loaded. Check your network connection, and try again.',
  found: (mistakes: number) =>
    mistakes === 1 ? 'One mistake can be repaired:' : `${mistakes} mistakes can be repaired:`,
  major: (major: P5Major) => `The repaired sketch runs on p5.js ${major}.x.`,
  apply: 'Apply',
  keep: 'Keep mine',
};

export const difference = {
  name: 'Changes, line by line',
  line: { added: 'Added: ', removed: 'Removed: ', same: 'Unchanged: ' },
  skipped: (lines: number) => (lines === 1 ? '1 unchanged line' : `${lines} unchanged lines`),
};

export const rescued = {
  name: 'Repaired',
  done: 'The sketch is repaired. You can undo it here, or in the editor.',
  doneOn: (major: P5Major, before: P5Major) =>
    `The sketch is repaired, and runs on p5.js ${major}.x. If you undo it, it is back on ${before}.x.`,
  before: 'Before',
  after: 'After',
  nothingBefore: 'Before the repair, the sketch showed no characters.',
  outputs: { before: 'Output before the repair', after: 'Output after the repair' },
  undo: 'Undo the repair',
  close: 'Close',
};

/** What the course says around its steps, and what predictions say. */

export const predict = {
  name: 'Predict',
  answer: 'Answer',
  isRight: 'is right.',
  right: (letter: string) => `Yes, it is ${letter}.`,
  wrong: (letter: string) => `It is ${letter} this time.`,
};

export const expectation = {
  compare: 'Compare',
};

export const courseGoal = {
  shows:
    'A night in characters: a large moon above the sea, and a striped lighthouse whose beam crosses the sky.',
};

export const courseStep = {
  /** The title and the file name of the piece that grows through the course. */
  piece: 'Night watch',
  fileName: 'night-watch',
  change: 'What changes',
};

export const carry = {
  waits: (step: number) => `Your sketch from step ${step} is kept, and can come along.`,
  add: 'Add the new lines to my sketch',
  added: 'This is your sketch, with the new lines in it.',
  conflict: (lines: readonly string[]) =>
    `Nothing was added, because your sketch and the course have both changed ${
      lines.length > 0 ? `“${lines.join(' ')}”` : 'the same lines'
    }. Take your sketch as it is, and type what is new by hand.`,
  takeAsItIs: 'Take my sketch as it is',
  isYours: 'This is your sketch.',
  ours: 'Use the sketch of the course',
  begin:
    'From this step on, go on with your own sketch. You have not changed anything yet, so you begin with the sketch of the course.',
  notLoaded: 'The code for this could not be loaded. Check your network connection, and try again.',
};

export const progress = {
  place: (number: number, count: number) => `Step ${number} of ${count}`,
  all: 'All steps',
  steps: 'Steps',
  marks: { done: 'done', skipped: 'skipped' },
  count: (done: number, count: number) =>
    done === count ? `You have finished all ${count} steps.` : `${done} of ${count} steps done.`,
  begin: 'Begin with step 1',
  goOn: (number: number, title: string) => `Go on with step ${number}: ${title}`,
  clear: 'Clear all marks',
  cleared: 'All marks are cleared.',
  previous: 'Previous step',
  skip: 'Skip this step',
  done: 'Done, next step',
  finish: 'Done, finish the course',
  overview: 'All steps of the course',
  neighbours: 'Steps',
  notStored:
    'This browser stores nothing for this site, so the marks of your steps last until you close or reload this page.',
};

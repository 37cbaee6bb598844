/** The messages of the editor to the reader. */
export const messages = {
  /** How to use the editor with a keyboard, for screen readers. */
  keys: (modifier: string) =>
    `Tab leaves the editor until you type or click in it. Then it indents. Press Escape, then Tab, to leave the editor. ${modifier} Enter runs the sketch, ${modifier} full stop stops it, F8 goes to the next problem, ${modifier} I explains the name at the cursor. Alt full stop and Alt comma change the value at the cursor, and Alt Enter opens controls for it.`,
  tabLeavesUntilTyping: 'Tab leaves the editor until you type',
  escapeThenTab: 'Press Esc, then Tab, to leave',
  tabIndents: 'Tab now indents. Press Escape, then Tab, to leave the editor.',
  tabLeaves: 'Tab now leaves the editor.',
  problemIn: (line: number, problems: readonly string[]) => `Line ${line}: ${problems.join(' ')}`,
  documentedIn: (name: string, isOfP5: boolean) =>
    `${name} in ${isOfP5 ? 'the p5.js reference' : 'the API reference'}`,
  exampleOf: (name: string) => `Example of ${name}`,
  plain:
    'The editor cannot read this code: it may be nested too deeply. So it is shown as plain text, without colours and completions. You can change it and run it as usual.',
  completionsMissing: 'Completions could not be loaded.',
  tidy: {
    done: 'The code is tidied.',
    nothing: 'The code is tidy already.',
    noCode: 'Only JavaScript and TypeScript can be tidied.',
    failed: (line: number, why: string) => `The code cannot be tidied. Line ${line}: ${why}`,
    tooDeep: 'The code cannot be tidied: it is nested too deeply.',
    tookTooLong:
      'Tidying took too long and was stopped. The code is as it was; it may be too long, or nested too deeply.',
    notLoaded: 'The tidying could not be loaded. Check your network connection, and try again.',
  },
  /** Values that are changed in place. */
  values: {
    panel: (name: string | undefined) =>
      name ? `Change the value of ${name}` : 'Change the value',
    offer: 'Change…',
    close: 'Close',
    none: 'There is no value at the cursor that can be changed here.',
    notLoaded: 'The controls could not be loaded. Check your network connection, and try again.',
    slider: 'Slider',
    number: 'Number',
    colour: 'Colour',
    isTrue: 'true',
    word: 'Word',
    characters: 'Characters',
    densities: 'Density of each character',
    density: (character: string, percent: number) =>
      `${character === ' ' ? 'Space' : character}: ${percent} %`,
    rightOrder: 'From light to dense.',
    wrongOrder: (before: string, after: string) =>
      `Not from light to dense: ${before} covers more than ${after}, which comes after it.`,
    sort: 'Sort by density',
    reverse: 'Reverse',
    distinct: 'Remove repeats',
  },
};

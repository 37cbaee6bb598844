/** What the editor says to the reader. */
export const messages = {
  /** How to use the editor with a keyboard, for screen readers. */
  keys: (modifier: string) =>
    `Tab leaves the editor until you type or click in it. Then it indents. Press Escape, then Tab, to leave the editor. ${modifier} Enter runs the sketch, ${modifier} full stop stops it, F8 goes to the next problem, ${modifier} I explains the name at the cursor.`,
  tabLeavesUntilTyping: 'Tab leaves the editor until you type',
  escapeThenTab: 'Press Esc, then Tab, to leave',
  tabIndents: 'Tab now indents. Press Escape, then Tab, to leave the editor.',
  tabLeaves: 'Tab now leaves the editor.',
  problemIn: (line: number, problems: readonly string[]) => `Line ${line}: ${problems.join(' ')}`,
  documentedIn: (name: string, isOfP5: boolean) =>
    `${name} in ${isOfP5 ? 'the p5.js reference' : 'the API reference'}`,
  exampleOf: (name: string) => `Example of ${name}`,
  completionsMissing: 'Completions could not be loaded.',
};

/** The keys of the editor: what binds them and what lists them both read this table. */

interface KeyRow {
  id: string;
  /** As CodeMirror writes keys: `Mod` is Ctrl, or Cmd on a Mac. */
  key: string;
  /** What it does, for the list. */
  does: string;
}

export const keyTable = [
  { id: 'run', key: 'Mod-Enter', does: 'Run the sketch' },
  { id: 'stop', key: 'Mod-.', does: 'Stop the sketch' },
  { id: 'find', key: 'Mod-f', does: 'Find and replace' },
  { id: 'comment', key: 'Mod-/', does: 'Turn lines into comments, or back' },
  { id: 'tidy', key: 'Shift-Alt-f', does: 'Tidy the code' },
  { id: 'undo', key: 'Mod-z', does: 'Undo' },
  { id: 'redo', key: 'Mod-Shift-z', does: 'Redo' },
  { id: 'stepUp', key: 'Alt-.', does: 'Increase the value at the cursor; with Shift by ten steps' },
  {
    id: 'stepDown',
    key: 'Alt-,',
    does: 'Decrease the value at the cursor; with Shift by ten steps',
  },
  { id: 'openValue', key: 'Alt-Enter', does: 'Open controls for the value at the cursor' },
  { id: 'complete', key: 'Ctrl-Space', does: 'List names that fit' },
  { id: 'explain', key: 'Mod-i', does: 'Explain the name at the cursor' },
  { id: 'reference', key: 'F1', does: 'Open the reference of what is explained or selected' },
  { id: 'nextProblem', key: 'F8', does: 'Go to the next problem' },
  { id: 'allProblems', key: 'Mod-Shift-m', does: 'List all problems' },
  { id: 'selectNext', key: 'Mod-d', does: 'Select the next place with the same text as well' },
  { id: 'lineUp', key: 'Alt-ArrowUp', does: 'Move the line up' },
  { id: 'lineDown', key: 'Alt-ArrowDown', does: 'Move the line down' },
  { id: 'leave', key: 'Escape', does: 'Close what is open; the next Tab leaves the editor' },
] as const satisfies readonly KeyRow[];

export type KeyId = (typeof keyTable)[number]['id'];

/** The key of a row. */
export function keyFor(id: KeyId): string {
  const row = keyTable.find((one) => one.id === id);
  if (!row) throw new Error(`There is no key for ${id}.`);
  return row.key;
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  '.': 'full stop',
  ',': 'comma',
  '/': 'slash',
};
const macNames: Readonly<Record<string, string>> = { Mod: 'Cmd', Alt: 'Option' };
const otherNames: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** The keys to press, each with the name that is on it. */
export function keyNames(key: string, isMac: boolean): string[] {
  const ofSystem = isMac ? macNames : otherNames;
  return key.split('-').map((part) => {
    const name = ofSystem[part] ?? names[part] ?? part;
    return name.length === 1 ? name.toUpperCase() : name;
  });
}

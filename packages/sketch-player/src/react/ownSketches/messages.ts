/** What the player says about the sketches that a reader saves under a name. */
import type { StorageTrouble } from '../../core/persistence/trouble';
import type { P5Major } from '../../p5Majors';

const sketches = (count: number): string => (count === 1 ? 'one sketch' : `${count} sketches`);

export const ownSketches = {
  loading: 'Reading your sketches…',
  about:
    'Sketches that you save here stay in this browser, with their files. Export them from time to time: browsers may delete what pages keep.',
  none: 'You have saved no sketch yet.',
  isOpen: (name: string) => `Open here: ${name}.`,
  save: 'Save changes',
  noChanges: 'There is nothing to save: the code is as it was saved.',
  name: 'Name',
  saveNew: 'Save as a new sketch',
  noName: 'Type a name first.',
  saved: (name: string) => `Saved ${name}.`,
  savedNew: (name: string) => `Saved as ${name}.`,
  openToGoOn: (name: string) => `Saved as ${name}. Open it in the list to go on with it.`,
  /** A name that was taken got a number. */
  numbered: (wanted: string, name: string) =>
    `Saved as ${name}, because you have a sketch called ${wanted} already.`,
  conflict:
    'Another tab has saved another version of this sketch. Save yours as a new sketch, or save it over the other one, which is then under History.',
  saveOver: 'Save over the other version',
  list: 'My sketches, the one that was saved last first',
  facts: (lines: number, p5: P5Major, files: number, when: string) =>
    [
      lines === 1 ? '1 line' : `${lines} lines`,
      `p5 ${p5}.x`,
      ...(files > 0 ? [files === 1 ? 'one file' : `${files} files`] : []),
      `saved ${when}`,
    ].join(', '),
  unsaved: 'with changes that are not saved',
  rename: 'Rename',
  duplicate: 'Duplicate',
  export: 'Export',
  delete: 'Delete',
  /** Names of the buttons of one sketch, which begin with their visible labels. */
  named: (label: string, name: string) => `${label}: ${name}`,
  newName: (name: string) => `New name of ${name}`,
  confirmName: 'Save the name',
  renamed: (name: string) => `Renamed to ${name}.`,
  duplicated: (name: string) => `Made the copy ${name}.`,
  deleted: (name: string) => `Deleted ${name}, with its files and runs.`,
  deletedOpen: (name: string) =>
    `Deleted ${name}, with its files and runs. Its code is still in the editor until you leave this page.`,
  undo: (name: string) => `Undo: bring back ${name}`,
  restored: (name: string) => `${name} is back.`,
  exportAll: 'Export all as a zip',
  exported: (count: number) => `Exported ${sketches(count)}.`,
  import: 'Import a zip',
  imported: (names: readonly string[]) =>
    names.length === 0 ? 'Nothing was imported.' : `Imported ${names.join(', ')}.`,
  unreadable: 'The file could not be read.',
  notLoaded: 'The code for this could not be loaded. Check your network connection, and try again.',
  trouble: {
    low: 'The storage of this browser for this site is almost full. Export your sketches, and delete runs under History or files under Files.',
    full: 'The storage of this browser for this site is full, so nothing was changed. Delete runs under History or files under Files, or download the sketch (More).',
    denied:
      'This browser does not let this site keep sketches, so nothing was changed. Download the sketch instead (More).',
  } satisfies Record<StorageTrouble, string>,
  cannotRead:
    'This browser does not let this site read what it keeps, so there are no sketches to show. Download the sketch instead (More).',
};

/** Messages about drafts: changes that were neither saved nor reset. */
export const draftList = {
  name: (count: number, size: string) =>
    `Drafts in this browser: ${count === 0 ? 'none' : `${sketches(count)}, ${size}`}`,
  about:
    'What you type is kept as a draft until you reset or save the sketch. Browsers give all drafts of a site 2.5 to 5 MB together.',
  list: 'Drafts, the largest first',
  /** A sketch without a name of its own is known by its id. */
  unnamed: (id: string) => id.replace(/[- ]+/g, ' '),
  facts: (size: string, when: string) => `${size}, changed ${when}`,
  isOpen: 'open here',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the draft: ${name}`,
  deleted: (name: string) => `Deleted the draft of ${name}.`,
  undo: (name: string) => `Undo: bring back the draft of ${name}`,
  restored: (name: string) => `The draft of ${name} is back.`,
  noRoom: (name: string) => `There is no room any more for the draft of ${name}.`,
};

/** Labels of the panel with the reader's own files. */
export const files = {
  name: 'Files',
  about:
    'A sketch finds these by their names, as in loadImage("cat.png"). They stay in this browser.',
  published: (names: string) =>
    `These come with the sketch: ${names}. A file of the same name that you add takes its place.`,
  choose: 'Add files',
  sum: (count: number, size: string, limit: string) =>
    `${count === 1 ? 'One file' : `${count} files`}, ${size} of ${limit}.`,
  none: (limit: string) => `No files yet. They may have up to ${limit} together.`,
  removeThis: 'Remove',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  undo: (name: string) => `Bring back ${name}`,
  notLoaded: 'The files could not be loaded. Check your network connection, and open this again.',
};

/** The text before and after the names of the files that a link does not carry. */
export const missingFiles = {
  name: 'Missing files',
  lacks: 'This sketch needs files that its link does not carry: ',
  rest: '. Ask whoever sent the link for them, and add them here.',
};

/** Labels of the tabs of files above the code. */
export const fileTabs = {
  name: 'Files of the sketch',
  create: 'New file',
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  undo: (name: string) => `Bring back ${name}`,
  newName: 'Name of the new file',
  otherName: (name: string) => `New name of ${name}`,
};

/** Messages about the sketches that a reader saves, exports and imports. */
import { sizeInWords } from '../ownFiles/messages';

export const ownSketchNews = {
  tooMany: (there: number, more: number, most: number) =>
    more === 1
      ? `You have ${there} sketches here, and there can be ${most}. Export and delete some, and try again. Nothing was saved.`
      : `There can be ${most} sketches here. You have ${there === 0 ? 'none' : there}, and the zip has ${more}. Take some out of the zip, or delete some here, and try again. Nothing was imported.`,
  tooLong: (most: number) =>
    `The code is longer than ${sizeInWords(most)}, which is too long to be saved here. Download the sketch as a file instead (More).`,
  missing: 'This sketch is not in the list any more. It may have been deleted in another tab.',
  tooLargeToExport: (most: number) =>
    `These sketches and their files are larger than ${sizeInWords(most)} together, which is too much for one zip. Export them one by one.`,
};

/** What a sketch is called whose name has nothing to see. */
export const unnamed = 'Sketch without a name';

/** Why a zip cannot be imported. */
export const zipRefusals = {
  noZip: 'The file is no zip, or it is damaged. Nothing was imported.',
  tooLarge: (most: number) =>
    `The zip is larger than ${sizeInWords(most)} once it is unpacked, which is too large. Nothing was imported.`,
  tooManyFiles: (most: number) =>
    `The zip has more than ${most} files, which is too many. Nothing was imported.`,
  size: (path: string) =>
    `The zip is damaged: ${path} has another size than the one that it lists. Nothing was imported.`,
  longPath: (most: number) =>
    `The zip has a file with a path of more than ${most} characters, which is too long. Nothing was imported.`,
  path: (path: string) =>
    `The zip has a file with a path that leads out of its folder (${path}). Nothing was imported.`,
  twice: (path: string) => `The zip has two files with the path ${path}. Nothing was imported.`,
  noSketches:
    'The zip has no sketches that were exported from My sketches: no folder in it has a sketch.json. Nothing was imported.',
};

/** Why a sketch of a zip, or a file of one, was left out. */
export const zipNotes = {
  noJson: (folder: string) => `${folder} was left out: its sketch.json is not valid JSON.`,
  wrongJson: (folder: string, reason: string) =>
    `${folder} was left out: in its sketch.json, ${reason}.`,
  newer: (folder: string) =>
    `${folder} was left out: it was exported by a newer version of this page. Reload, and try again.`,
  noCode: (folder: string) => `${folder} was left out: it has no sketch.js and no sketch.ts.`,
  notText: (path: string) => `${path} was left out: it is not text in UTF-8.`,
  tooLong: (folder: string, most: number) =>
    `${folder} was left out: its code is longer than ${sizeInWords(most)}.`,
  filesTooLarge: (folder: string, most: number) =>
    `${folder} was left out: its files are larger than ${sizeInWords(most)} together.`,
  fileName: (path: string) =>
    `${path} was left out: a sketch cannot use a file with this name or this file extension.`,
  others: (count: number) =>
    count === 1
      ? 'One file that belongs to no sketch was left out.'
      : `${count} files that belong to no sketch were left out.`,
};

/** Parts of `zipNotes.wrongJson`. */
export const wrongFields = {
  whole: 'there is no object',
  format: 'the format is another one',
  name: 'the name is missing, empty or too long',
  p5: 'p5 is neither "1" nor "2"',
  time: 'created and changed have to be times in milliseconds from 1970',
};

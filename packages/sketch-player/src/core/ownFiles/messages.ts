/** What the player says about the reader's own files. */

/** A size in the unit that fits it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const fileNews = {
  added: (names: readonly string[]) => `Added ${names.join(', ')}.`,
  removed: (name: string) => `Removed ${name}.`,
  renamed: (from: string, to: string) => `${from} is called ${to} now.`,
  back: (name: string) => `${name} is back.`,
  unknownType: (name: string) =>
    `${name} was not added, because a sketch can only use images, video, sound, fonts, models (OBJ, STL), shaders, scripts (js), JSON and text.`,
  tooLarge: (name: string, size: string, limit: string) =>
    `${name} was not added, because its ${size} would make the files of this sketch larger than ${limit} together.`,
  noTextName: (name: string) =>
    `${name} cannot be edited here. Use a name that ends in .js, .vert, .frag, .glsl, .json, .txt, .csv, .tsv, .xml or .md.`,
  notEdited: (name: string, limit: string) =>
    `Your last change of ${name} was not kept, because the files of this sketch would be larger than ${limit} together.`,
  taken: (name: string) => `The name ${name} is taken.`,
  unreadable: (name: string) => `${name} could not be read.`,
  notText: (name: string) => `${name} was not added, because it is not text in UTF-8.`,
  notKept:
    'This browser does not store the files, so they work in this tab until you close it. Its storage may be full or turned off.',
  almostFull: 'The storage of this browser for this site is almost full.',
};

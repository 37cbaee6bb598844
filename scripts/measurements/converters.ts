/**
 * The names under which readers know the converters, by their names in the benchmark of quality.
 */

export interface Converter {
  readonly label: string;
  /** Whether it is one of the library's, or of its plugin. */
  readonly isOurs: boolean;
  /** The key of the converter's release in `versions`, if it has a separate one. */
  readonly release?: string;
}

const ours = (label: string): Converter => ({ label, isOurs: true });
const other = (name: string): Converter => ({ label: name, isOurs: false, release: name });

export const converters: ReadonlyMap<string, Converter> = new Map([
  ['brightness', ours('Brightness')],
  ['edge', ours('Edge')],
  ['both', ours('Brightness and edge')],
  ['shape', ours('Shape')],
  ['shape, transforms', ours('Shape, with flips and turns')],
  ['shape, no steadiness', ours('Shape, without steadiness')],
  ['chafa', other('chafa')],
  ['jp2a', other('jp2a')],
  ['libcaca', other('libcaca')],
  ['textmode.js', other('textmode.js')],
]);

/** The images, with what is to be seen in them. */
export const pictures: ReadonlyMap<string, string> = new Map([
  ['solids', 'Solids: three lit balls on a black background.'],
  ['ring', 'Ring: a shaded ring from the side.'],
  ['lines', 'Lines: circles, rays and a frame of thin white lines.'],
  ['text', 'Text: words in three sizes, white on black.'],
  ['portrait', 'Portrait: a face with hair, eyes and a mouth.'],
  ['landscape', 'Landscape: hills, haze and a low sun.'],
  ['plasma', 'Plasma: smooth waves of every colour, without an edge.'],
  ['patterns', 'Patterns: bars and checks, from coarse to as fine as a cell.'],
]);

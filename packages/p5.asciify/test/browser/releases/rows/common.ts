/** What several rows of the matrix have in common. */
import { globalSketch, inline, instanceSketch, tag, type Functions } from '../markup';
import type { Addresses, Moment } from '../row';
import { halfText, LOADED_TEXT, LOADED_VARIABLES } from '../sketches';

/** p5.js and the library, as script tags. */
export const scripts = (
  { p5, library }: Addresses,
  { file = 'p5.min.js', attributes = '' } = {},
): string[] => [tag(p5(file), attributes), tag(library?.script, attributes)];

/**
 * The head of an ordinary page: p5.js, the library, and a sketch in global mode.
 *
 * @param functions What makes the sketch for a major version of p5.js.
 * @param file The build of p5.js.
 */
export const globalPage =
  (functions: (major: 1 | 2) => Functions, file?: string) =>
  (addresses: Addresses): string[] => [
    ...scripts(addresses, { file }),
    inline(LOADED_VARIABLES),
    inline(globalSketch(functions(addresses.major))),
  ];

/** The same with a sketch in instance mode. */
export const instancePage =
  (functions: (major: 1 | 2) => Functions, file?: string) =>
  (addresses: Addresses): string[] => [
    ...scripts(addresses, { file }),
    inline(LOADED_VARIABLES),
    inline(instanceSketch(functions(addresses.major))),
  ];

export const BOTH = [1, 2] as const;

/** What is noted of each frame. */
export const FRAME = ['draw', 'drawAsciify'];

/** What is noted of the start of a sketch, up to its first frame. */
export const STARTED = ['setup', 'setupAsciify', ...FRAME];

/** The start of a sketch that fills the left half of its canvas. */
export const halvesDrawn = (): Moment[] => [{ calls: STARTED, texts: [halfText()] }];

/** The start of the sketch that loads every kind of file. */
export const loadedDrawn = (major: 1 | 2): Moment[] => {
  const calls = [...(major === 1 ? ['preload', 'setup'] : ['setup', 'set up']), 'setupAsciify'];
  return [{ calls: [...calls, ...FRAME], texts: [LOADED_TEXT] }];
};

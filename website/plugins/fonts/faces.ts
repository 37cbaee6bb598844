/** The font faces that the site serves itself, and the characters that it needs of each. */

export interface Face {
  /** Base name of the served file. */
  name: string;
  /** The package's font file from which the face is cut. */
  source: string;
  characters: string;
  /** The weights that are kept of a variable font. */
  weights?: { min: number; max: number };
  /**
   * With which priority pages preload the face, if they do: `high` together with the style sheet,
   * `low` after it.
   */
  preload?: 'high' | 'low';
}

/** The characters of English pages. Others, such as a letter of a name, come from a system font. */
const english = `${range(0x20, 0x7e)}\u00a0©§°·×÷ÅÄÖÜäåéèöüß–—‘’“”•…→←↑↓↗≤≥−`;
/** The characters of which frames may be made. */
const latin = `${english}${range(0xa1, 0xff)}`;
const boxDrawing = range(0x2500, 0x259f);

export const faces: readonly Face[] = [
  // Titles should have their face at the first paint, so it is fetched together with the style sheet
  // and holds few characters.
  face('@fontsource/jersey-10', 'latin-400-normal', {
    characters: `${range(0x20, 0x7e)}’…`,
    preload: 'high',
  }),
  // A variable font has both weights in one file, so they arrive together or not at all.
  face('@fontsource-variable/ibm-plex-sans', 'latin-wght-normal', {
    weights: { min: 400, max: 600 },
    preload: 'low',
  }),
  face('@fontsource/cascadia-mono', 'latin-400-normal'),
  face('@fontsource/cascadia-mono', 'symbols2-400-normal', { characters: boxDrawing }),
  face('@fontsource/press-start-2p', 'latin-400-normal', { characters: latin }),
];

function face(
  packageName: string,
  file: string,
  options: Partial<Omit<Face, 'name' | 'source'>> = {},
): Face {
  const family = packageName.replace(/.*\//, '');
  return {
    name: `${family}-${file.replace(/^latin-|-normal$/g, '').replace('symbols2', 'box')}`,
    source: `${packageName}/files/${family}-${file}.woff2`,
    characters: english,
    ...options,
  };
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

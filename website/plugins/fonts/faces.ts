/** The faces that the site serves itself, and which characters of each it needs. */

export interface Face {
  /** Base name of the served file. */
  name: string;
  /** The package's file that it is cut from. */
  source: string;
  characters: string;
  /** Of a variable face, the weights that are kept. */
  weights?: { min: number; max: number };
  /** The face of running text: fetched early, but after what the first paint waits for. */
  preloaded: boolean;
}

/** What English pages are written in. The rest, such as a letter of a name, comes from the system. */
const english = `${range(0x20, 0x7e)}\u00a0©§°·×÷ÅÄÖÜäåéèöüß–—‘’“”•…→←↑↓↗≤≥−`;
/** What frames may be made of. */
const latin = `${english}${range(0xa1, 0xff)}`;
const boxDrawing = range(0x2500, 0x259f);

export const faces: readonly Face[] = [
  // Inside the style sheet, so every glyph is in front of the first paint.
  face('@fontsource/jersey-10', 'latin-400-normal', { characters: `${range(0x20, 0x7e)}’…` }),
  // Both weights in one file arrive together or not at all.
  face('@fontsource-variable/ibm-plex-sans', 'latin-wght-normal', {
    weights: { min: 400, max: 600 },
    preloaded: true,
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
    preloaded: false,
    ...options,
  };
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Writes and reads the colours of a captured frame, the text of a `colours.txt`. */

/** The colour of each cell, as `#rrggbb`, row by row. */
export type ColourGrid = readonly (readonly (string | undefined)[])[];

export interface FrameColours {
  /** The colours of the characters; an empty cell has none. */
  characters: ColourGrid;
  /** The colours behind the characters. */
  backgrounds: ColourGrid;
}

const symbols = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const noColour = ' ';

/**
 * Writes the text of a `colours.txt`.
 *
 * @throws RangeError when a grid has more colours than there are symbols for them.
 */
export function formatColours({ characters, backgrounds }: FrameColours): string {
  return `[characters]\n${formatGrid(characters)}\n\n[backgrounds]\n${formatGrid(backgrounds)}\n`;
}

/**
 * Lists each colour with its symbol, from dark to light, and then draws the grid with one symbol
 * for each cell. The drawing is left out when all cells have the same colour.
 */
function formatGrid(grid: ColourGrid): string {
  const palette = coloursOf(grid).sort((a, b) => lightness(a) - lightness(b));
  if (palette.length > symbols.length) {
    throw new RangeError(`${palette.length} colours; at most ${symbols.length} can be told apart`);
  }
  const symbolOf = new Map(palette.map((colour, index) => [colour, symbols[index] ?? noColour]));
  const legend = palette.map((colour) => `${symbolOf.get(colour)} ${colour}`).join('\n');
  if (palette.length === 1 && grid.flat().every(Boolean)) return legend;
  const rows = grid.map((row) =>
    row
      .map((colour) => (colour && symbolOf.get(colour)) ?? noColour)
      .join('')
      .trimEnd(),
  );
  return [legend, '', ...rows].join('\n').trimEnd();
}

/**
 * Reads the text of a `colours.txt`.
 *
 * @param frame The characters that have these colours.
 * @param file Path of the `colours.txt`, for messages.
 * @throws Error naming the file and what is wrong in it.
 */
export function parseColours(text: string, frame: string, file: string): FrameColours {
  const sections = /^\[characters\]\n([^[]*)\n\[backgrounds\]\n([^[]*)$/.exec(text);
  if (!sections) throw new Error(`${file}: expected the sections [characters] and [backgrounds]`);
  const [, characters = '', backgrounds = ''] = sections;
  const rows = frame.replace(/\n$/, '').split('\n');
  const size = { columns: Math.max(...rows.map((row) => row.length)), rows: rows.length };
  return {
    characters: parseGrid(characters, size, `${file}: [characters]`),
    backgrounds: parseGrid(backgrounds, size, `${file}: [backgrounds]`),
  };
}

function parseGrid(
  section: string,
  size: { columns: number; rows: number },
  place: string,
): ColourGrid {
  const legend = /^(?:[a-zA-Z0-9] #[0-9a-f]{6}\n)*/.exec(section)?.[0] ?? '';
  const palette = new Map(
    [...legend.matchAll(/^(.) (#.{6})$/gm)].map(([, symbol = '', colour = '']) => [symbol, colour]),
  );
  const rows = section.slice(legend.length).replace(/^\n/, '').trimEnd().split('\n');
  const [onlyColour] = rows.join('') === '' && palette.size === 1 ? palette.values() : [];
  if (rows.length > size.rows || rows.some((row) => row.length > size.columns)) {
    throw new Error(`${place} has more cells than the ${size.columns} × ${size.rows} of the frame`);
  }
  return Array.from({ length: size.rows }, (_, y) =>
    Array.from({ length: size.columns }, (_, x) => {
      if (onlyColour) return onlyColour;
      const symbol = rows[y]?.[x] ?? noColour;
      const colour = palette.get(symbol);
      if (colour === undefined && symbol !== noColour) {
        throw new Error(`${place} names no colour for ${JSON.stringify(symbol)} in row ${y + 1}`);
      }
      return colour;
    }),
  );
}

/** The colours of a grid, each once. */
function coloursOf(grid: ColourGrid): string[] {
  return [...new Set(grid.flat())].filter((colour) => colour !== undefined);
}

export type Channels = readonly [red: number, green: number, blue: number];

/** @param colour `#rrggbb`. */
export function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The Euclidean distance of two colours in RGB, from 0 to 441. */
export function distance(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function lightness(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

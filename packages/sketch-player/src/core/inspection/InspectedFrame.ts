import { EMPTY_BELOW, planeOf, type CellBuffer } from '../../protocol/cells';

/** The metadata of a frame, without its cells. */
export interface FrameFacts {
  /** Which of the sketch's frames, from 1. */
  readonly frame: number;
  /** The place of the asciifier whose cells these are, from 0, and how many there are. */
  readonly asciifier: number;
  readonly asciifiers: number;
  readonly columns: number;
  readonly rows: number;
  readonly sourceWidth: number;
  readonly sourceHeight: number;
  /** Where the grid is seen, in shares of the preview. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Renderers that are on, from bottom to top. */
  readonly layers: readonly string[];
  /** All characters of the font; a cell holds the place of its own. */
  readonly characters: readonly string[];
}

/** A frame with all that is known about its cells, as `protocol/cells.ts` lays it out. */
export interface InspectedFrame extends FrameFacts {
  readonly bytes: Uint8Array;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A cell as `toJSON()` of p5.asciify writes it. */
export interface JSONCell extends Cell {
  readonly character: string;
  readonly unicode: number;
  readonly color: string;
  readonly backgroundColor: string;
  readonly rotation: number;
  readonly inverted: boolean;
  readonly flipHorizontal: boolean;
  readonly flipVertical: boolean;
}

export interface InspectedCell {
  /** The place of the cell in the list of cells in `toJSON()`. */
  readonly index: number;
  readonly json: JSONCell;
  /** The place of its character in the font; missing for an empty cell. */
  readonly characterIndex: number | undefined;
  /** Red, green, blue and alpha, as the buffers hold them. */
  readonly buffers: Readonly<Record<CellBuffer, readonly number[]>>;
  /** The layer whose character is seen, and those below it that have one as well. */
  readonly winner: number | undefined;
  readonly covered: readonly number[];
}

/** All that is known about one cell. */
export function inspectCell(frame: InspectedFrame, cell: Cell): InspectedCell {
  const index = cell.y * frame.columns + cell.x;
  const layers = layersAt(frame, index);
  return {
    index,
    json: jsonCell(frame, cell),
    characterIndex: characterIndexAt(frame, index),
    buffers: {
      character: bytesAt(frame, 'character', index),
      primary: bytesAt(frame, 'primary', index),
      secondary: bytesAt(frame, 'secondary', index),
      transform: bytesAt(frame, 'transform', index),
      rotation: bytesAt(frame, 'rotation', index),
    },
    winner: layers.at(-1),
    covered: layers.slice(0, -1),
  };
}

/** A cell as it is exported. */
export function jsonCell(frame: InspectedFrame, { x, y }: Cell): JSONCell {
  const index = y * frame.columns + x;
  const characterIndex = characterIndexAt(frame, index);
  const character = characterIndex === undefined ? ' ' : (frame.characters[characterIndex] ?? ' ');
  const transform = bytesAt(frame, 'transform', index);
  const inverted = transform[0] > 127;
  const primary = straightHex(bytesAt(frame, 'primary', index));
  const secondary = straightHex(bytesAt(frame, 'secondary', index));
  const [turn, rest] = bytesAt(frame, 'rotation', index);
  const backgroundColor = inverted ? primary : secondary;
  return {
    x,
    y,
    character,
    unicode: character.codePointAt(0) ?? 0,
    color: inverted ? secondary : primary,
    backgroundColor: characterIndex === undefined ? '#00000000' : backgroundColor,
    rotation: Math.round(((turn + rest / 255) * 360 * 100) / 255) / 100,
    inverted,
    flipHorizontal: transform[1] > 127,
    flipVertical: transform[2] > 127,
  };
}

/** The layers that have a character in a cell, from bottom to top. */
export function layersAt(frame: InspectedFrame, index: number): number[] {
  const covered = frame.bytes[planeOf('layers', frame.columns * frame.rows) + index] ?? 0;
  return frame.layers.map((_, layer) => layer).filter((layer) => covered & (1 << layer));
}

/** The frame as text, as `toString()` of p5.asciify writes it. */
export function textOfFrame(frame: InspectedFrame): string {
  const { columns, rows, characters } = frame;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const index = characterIndexAt(frame, y * columns + x);
      return index === undefined ? ' ' : (characters[index] ?? ' ');
    }).join(''),
  ).join('\n');
}

/** An area of the source, in pixels. */
export interface SourceArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of the source that a cell covers. */
export function sourceOf(frame: FrameFacts, { x, y }: Cell): SourceArea {
  const { columns, rows, sourceWidth, sourceHeight } = frame;
  const left = Math.floor((x / columns) * sourceWidth);
  const top = Math.floor((y / rows) * sourceHeight);
  return {
    left,
    top,
    width: Math.ceil(((x + 1) / columns) * sourceWidth) - left,
    height: Math.ceil(((y + 1) / rows) * sourceHeight) - top,
  };
}

/**
 * The one pixel that the brightness of a cell and its sampled colours are taken from: that in its
 * middle, or the last before it (`sample.frag` of the library).
 */
export function sampledPixel(frame: FrameFacts, { x, y }: Cell): { left: number; top: number } {
  const before = (place: number, cells: number, size: number) =>
    Math.max(0, Math.ceil(((place + 0.5) / cells) * size - 0.01) - 1);
  return {
    left: before(x, frame.columns, frame.sourceWidth),
    top: before(y, frame.rows, frame.sourceHeight),
  };
}

/** Whether a cell lies within the preview as a whole. */
export function isInView(frame: FrameFacts, { x, y }: Cell): boolean {
  const { left, top, width, height, columns, rows } = frame;
  const isWithin = (start: number, length: number) =>
    start > -tolerance && start + length < 1 + tolerance;
  return (
    isWithin(left + (x / columns) * width, width / columns) &&
    isWithin(top + (y / rows) * height, height / rows)
  );
}

/** A share of the preview that nobody sees. */
const tolerance = 0.001;

/** The nearest cell that the grid has. */
export function nearestCell({ columns, rows }: FrameFacts, { x, y }: Cell): Cell {
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { x: within(x, columns), y: within(y, rows) };
}

function characterIndexAt(frame: InspectedFrame, index: number): number | undefined {
  const [red, green, , alpha] = bytesAt(frame, 'character', index);
  if (alpha < EMPTY_BELOW) return undefined;
  return Math.min(red + 256 * green, frame.characters.length - 1);
}

type Bytes = readonly [red: number, green: number, blue: number, alpha: number];

function bytesAt(
  { bytes, columns, rows }: InspectedFrame,
  buffer: CellBuffer,
  index: number,
): Bytes {
  const from = planeOf(buffer, columns * rows) + 4 * index;
  return [bytes[from] ?? 0, bytes[from + 1] ?? 0, bytes[from + 2] ?? 0, bytes[from + 3] ?? 0];
}

const twoDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** `#rrggbbaa`. Buffers keep colours with the alpha multiplied in; the file keeps them as CSS does. */
function straightHex([red, green, blue, alpha]: Bytes): string {
  const straight = (channel: number) =>
    twoDigits[alpha === 0 ? channel : Math.min(255, Math.round((channel * 255) / alpha))] ?? '';
  return `#${straight(red)}${straight(green)}${straight(blue)}${twoDigits[alpha] ?? ''}`;
}

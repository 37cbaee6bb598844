import * as v from 'valibot';
import { refusals } from '../../messages';

/** A cell as it is seen: the transparency of its colours is worked in. */
export interface FrameCell {
  readonly character: string;
  /** `#rrggbb`, as the background is. */
  readonly color: string;
  readonly background: string;
  /** Clockwise, in degrees. */
  readonly rotation: number;
  readonly flipHorizontal: boolean;
  readonly flipVertical: boolean;
}

/** A frame of characters, read from what `toJSON()` of an asciifier writes. */
export interface CharacterFrame {
  readonly cols: number;
  readonly rows: number;
  /** Width of a cell by its height. */
  readonly cellRatio: number;
  /** Row by row. */
  readonly cells: readonly FrameCell[];
}

/** The colour that is seen through transparent cells: the background of a sketch's document. */
const behind = '#000000';

export const emptyCell: FrameCell = {
  character: ' ',
  color: behind,
  background: behind,
  rotation: 0,
  flipHorizontal: false,
  flipVertical: false,
};

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const size = v.pipe(v.number(), v.finite(), v.gtValue(0));
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{8}$/i, 'a colour such as "#3ee6b1ff"'));

/** Stands for a character that no file should have. */
export const replacement = '□';

/** Control characters, direction marks and code points that are no characters. */
const obeyed = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A glyph of a font is one character, with marks at most. */
const longestCharacter = 8;

const character = v.pipe(
  v.string(),
  v.transform((text) =>
    text.length > longestCharacter || obeyed.test(text) ? replacement : text || ' ',
  ),
);

/** The most cells of a frame that is read. Nobody sees as many. */
const maxCells = 1_000_000;

const cellSchema = v.object({
  x: v.pipe(v.number(), v.integer(), v.minValue(0)),
  y: v.pipe(v.number(), v.integer(), v.minValue(0)),
  character,
  color,
  backgroundColor: color,
  rotation: v.pipe(v.number(), v.finite()),
  inverted: v.optional(v.boolean(), false),
  flipHorizontal: v.boolean(),
  flipVertical: v.boolean(),
});

const exportSchema = v.object({
  metadata: v.object({
    version: v.optional(v.literal('1.0'), '1.0'),
    created: v.fallback(v.pipe(v.string(), v.isoTimestamp()), () => new Date().toISOString()),
    gridSize: v.pipe(
      v.object({
        cols: count,
        rows: count,
        cellWidth: size,
        cellHeight: size,
        width: v.optional(size),
        height: v.optional(size),
      }),
      v.check(({ cols, rows }) => cols * rows <= maxCells),
    ),
  }),
  cells: v.pipe(v.array(cellSchema), v.maxLength(maxCells)),
});

/** What `toJSON()` of an asciifier writes, and nothing else that a sketch may have put there. */
export type FrameExport = v.InferOutput<typeof exportSchema>;

/** A cell as `toJSON()` writes it; its colours are `#rrggbbaa`. */
type ExportedCell = v.InferOutput<typeof cellSchema>;

/** @throws Error in words for the reader when the text is no export of an asciifier. */
export function parseExport(json: string): FrameExport {
  const result = v.safeParse(exportSchema, dataOf(json));
  if (!result.success) throw new Error(refusals.unreadableFrame(v.getDotPath(result.issues[0])));
  return result.output;
}

/** @throws Error in words for the reader when the text is no export of an asciifier. */
export function parseFrame(json: string): CharacterFrame {
  return frameOf(parseExport(json));
}

/** An export as it is seen. */
export function frameOf({ metadata, cells: exported }: FrameExport): CharacterFrame {
  const { cols, rows, cellWidth, cellHeight } = metadata.gridSize;
  const cells: FrameCell[] = Array.from({ length: cols * rows }, () => emptyCell);
  for (const { x, y, ...cell } of exported) {
    if (x < cols && y < rows) cells[y * cols + x] = cellOf(cell);
  }
  return { cols, rows, cellRatio: cellWidth / cellHeight, cells };
}

/** A cell of an export as it is seen. */
function cellOf(exported: Omit<ExportedCell, 'x' | 'y'>): FrameCell {
  const { character, color, backgroundColor, rotation, flipHorizontal, flipVertical } = exported;
  const background = blend(backgroundColor, behind);
  return {
    character: character === '' ? ' ' : character,
    color: blend(color, background),
    background,
    rotation,
    flipHorizontal,
    flipVertical,
  };
}

function dataOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Red, green and blue of a colour, from 0 to 255. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Lays a colour with opacity, `#rrggbbaa`, over an opaque one. */
function blend(above: string, below: string): string {
  if (above.endsWith('ff')) return above.slice(0, 7);
  const opacity = Number.parseInt(above.slice(7, 9), 16) / 255;
  const under = channelsOf(below);
  const mixed = channelsOf(above).map((channel, index) =>
    Math.round(channel * opacity + (under[index] ?? 0) * (1 - opacity)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

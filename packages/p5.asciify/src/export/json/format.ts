import { channelsToHex } from '../../color/encoding';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import type { Cell } from '../cells';
import type { JSONExportOptions } from './options';

/** The version of the format, not of the library. */
export const JSON_VERSION = '1.0';

export interface JSONCell {
  x: number;
  y: number;
  character: string;
  unicode: number;
  /** `#rrggbbaa`, as seen: inverting has exchanged the two colours already. */
  color: string;
  backgroundColor: string;
  /** Degrees. */
  rotation: number;
  inverted: boolean;
  flipHorizontal: boolean;
  flipVertical: boolean;
}

export interface JSONExport {
  metadata: {
    version: string;
    created: string;
    gridSize: {
      cols: number;
      rows: number;
      cellWidth: number;
      cellHeight: number;
      width: number;
      height: number;
    };
  };
  cells: JSONCell[];
}

export type GridSize = Pick<
  P5AsciifyGrid,
  'cols' | 'rows' | 'cellWidth' | 'cellHeight' | 'width' | 'height'
>;

const SPACE = ' ';
const TRANSPARENT = '#00000000';

export function toJSONExport(
  cells: readonly Cell[],
  { cols, rows, cellWidth, cellHeight, width, height }: GridSize,
  created: Date,
  { includeEmptyCells = true }: JSONExportOptions = {},
): JSONExport {
  return {
    metadata: {
      version: JSON_VERSION,
      created: created.toISOString(),
      gridSize: { cols, rows, cellWidth, cellHeight, width, height },
    },
    cells: cells.map(toJSONCell).filter((cell) => includeEmptyCells || cell.character !== SPACE),
  };
}

function toJSONCell({ glyph, color, backgroundColor, ...cell }: Cell): JSONCell {
  return {
    x: cell.x,
    y: cell.y,
    character: glyph?.character ?? SPACE,
    unicode: glyph?.unicode ?? SPACE.charCodeAt(0),
    color: channelsToHex(color),
    // An empty cell has no background of its own, unlike a cell with a space.
    backgroundColor: glyph ? channelsToHex(backgroundColor) : TRANSPARENT,
    rotation: cell.rotation,
    inverted: cell.inverted,
    flipHorizontal: cell.flipHorizontal,
    flipVertical: cell.flipVertical,
  };
}

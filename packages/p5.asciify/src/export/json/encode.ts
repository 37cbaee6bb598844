import { encodeRotation, encodeTransform } from '../../color/encoding';
import type { Bytes } from '../cells';
import type { ParsedCell, ParsedJSON } from './parse';

/** How the texts in a file become bytes; both need the sketch (its font, its colours). */
export interface Encoders {
  readonly glyph: (character: string) => Bytes | undefined;
  readonly color: (color: string) => Bytes | undefined;
}

/** The bytes of five framebuffers. Cells that the file does not name are transparent. */
export interface EncodedCells {
  readonly character: Uint8Array;
  readonly primaryColor: Uint8Array;
  readonly secondaryColor: Uint8Array;
  readonly transform: Uint8Array;
  readonly rotation: Uint8Array;
}

export function encodeCells({ cols, rows, cells }: ParsedJSON, encoders: Encoders): EncodedCells {
  const buffer = () => new Uint8Array(cols * rows * 4);
  const encoded: EncodedCells = {
    character: buffer(),
    primaryColor: buffer(),
    secondaryColor: buffer(),
    transform: buffer(),
    rotation: buffer(),
  };
  for (const cell of cells) {
    if (isInside(cell, cols, rows))
      encodeCell(encoded, cell, (cell.y * cols + cell.x) * 4, encoders);
  }
  return encoded;
}

function isInside({ x, y }: ParsedCell, cols: number, rows: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < cols && y >= 0 && y < rows;
}

function encodeCell(encoded: EncodedCells, cell: ParsedCell, at: number, encoders: Encoders): void {
  const { character, rotation, inverted, flipHorizontal, flipVertical } = cell;
  const glyph = character === undefined ? undefined : encoders.glyph(character);
  if (glyph) encoded.character.set(glyph, at);
  // The file holds the colours as seen. The display swaps them for an inverted cell, so they are
  // swapped back here.
  const [primary, secondary] = inverted
    ? [cell.backgroundColor, cell.color]
    : [cell.color, cell.backgroundColor];
  const encodeColor = (target: Uint8Array, color: string | undefined) => {
    const bytes = color === undefined ? undefined : encoders.color(color);
    if (bytes) target.set(bytes, at);
  };
  encodeColor(encoded.primaryColor, primary);
  encodeColor(encoded.secondaryColor, secondary);
  if (rotation !== undefined) encoded.rotation.set([...encodeRotation(rotation), 255], at);
  if (inverted !== undefined || flipHorizontal !== undefined || flipVertical !== undefined) {
    const transform = encodeTransform({
      invert: inverted ?? false,
      flipHorizontally: flipHorizontal ?? false,
      flipVertically: flipVertical ?? false,
    });
    encoded.transform.set([...transform, 255], at);
  }
}

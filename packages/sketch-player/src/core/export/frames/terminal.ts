import { eastAsianWidth } from 'get-east-asian-width';
import {
  channelsOf,
  parseFrame,
  replacement,
  type CharacterFrame,
  type FrameCell,
} from './CharacterFrame';

/**
 * Frames as text for terminals with 24-bit colour. The sequences are those of ECMA-48 and, for the
 * colours, of ISO 8613-6: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
 */

const escape = '\u001b[';
const resetStyle = `${escape}0m`;

const withoutWidth = /[\p{Cc}\p{Cf}\p{Cs}\p{Mark}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;

/**
 * A character that takes one column of a terminal. Wide ones such as 漢 take two, marks and control
 * characters none; any of them would move the rest of its row.
 */
export function oneColumn(character: string): string {
  const known = columns.get(character);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) ?? 32;
  const isAlone = character.length === String.fromCodePoint(codePoint).length;
  const fits = isAlone && !withoutWidth.test(character) && eastAsianWidth(codePoint) === 1;
  const shown = fits ? character : replacement;
  columns.set(character, shown);
  return shown;
}

/** Memoises the shown form of each character: a frame has thousands of cells, and few characters. */
const columns = new Map<string, string>();

/** Cells of one row as text, with a colour only where it changes. */
function styledRun(cells: readonly FrameCell[]): string {
  let last: FrameCell | undefined;
  let text = '';
  for (const cell of cells) {
    const goesOn = last?.color === cell.color && last.background === cell.background;
    if (!goesOn) text += styleOf(cell);
    last = cell;
    text += oneColumn(cell.character);
  }
  return text;
}

function styleOf({ color, background }: FrameCell): string {
  const [foreground, behind] = [channelsOf(color), channelsOf(background)];
  return `${escape}38;2;${foreground.join(';')};48;2;${behind.join(';')}m`;
}

export function rowsOf({ cols, rows, cells }: CharacterFrame): FrameCell[][] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}

/**
 * A frame as a file to be printed, `.ans`. Each row resets the colours before its end, because a
 * terminal would fill the rest of the next row with them.
 */
export function toAnsi(frame: CharacterFrame): string {
  return rowsOf(frame)
    .map((row) => `${styledRun(row)}${resetStyle}\r\n`)
    .join('');
}

/**
 * A frame that was exported as JSON, as a file for terminals.
 *
 * @throws Error in words for the reader when the text is no export of an asciifier.
 */
export function ansiOf(json: string): Blob {
  return new Blob([toAnsi(parseFrame(json))], { type: 'text/plain;charset=utf-8' });
}

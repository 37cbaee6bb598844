/** Reads coloured text as terminals do, with the emulator of xterm.js. */
import headless, { type IBufferCell } from '@xterm/headless';
import type { Rgb, TextCell } from './cells';

const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [170, 170, 170];

/** The sixteen colours of a VGA text mode. */
const PALETTE: readonly Rgb[] = Array.from({ length: 16 }, (_, i): Rgb => {
  const [low, high] = i < 8 ? [0, 170] : [85, 255];
  // Dark yellow is brown.
  if (i === 3) return [170, 85, 0];
  const channel = (bit: number) => (i & bit ? high : low);
  return [channel(1), channel(2), channel(4)];
});

/** The rows of a text with escape sequences, each of `cols` cells. */
export async function parseAnsi(text: string, cols: number): Promise<TextCell[][]> {
  const written = text.replace(/\r?\n$/, '');
  const rows = written.split('\n').length;
  const terminal = new headless.Terminal({ cols, rows, convertEol: true, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(written, done));
  const { active } = terminal.buffer;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: cols }, (_, x) => cellOf(active.getLine(y)?.getCell(x))),
  );
}

function cellOf(cell: IBufferCell | undefined): TextCell {
  if (!cell) return { character: ' ', front: GREY, back: BLACK };
  // Bold characters and blinking backgrounds have the bright colours of the palette, as on a VGA card.
  const front = cell.isFgRGB()
    ? rgbOf(cell.getFgColor())
    : colourOf(cell.isFgPalette(), cell.getFgColor(), cell.isBold() !== 0, GREY);
  const back = cell.isBgRGB()
    ? rgbOf(cell.getBgColor())
    : colourOf(cell.isBgPalette(), cell.getBgColor(), cell.isBlink() !== 0, BLACK);
  const character = cell.getChars() || ' ';
  return cell.isInverse() ? { character, front: back, back: front } : { character, front, back };
}

function colourOf(isPalette: boolean, index: number, isBright: boolean, other: Rgb): Rgb {
  return (isPalette ? PALETTE[isBright ? index | 8 : index] : undefined) ?? other;
}

function rgbOf(colour: number): Rgb {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

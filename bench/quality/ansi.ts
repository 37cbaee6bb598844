/** Reads coloured text as terminals do, as far as image converters use it. */
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

interface Style {
  front: Rgb;
  back: Rgb;
  /** Positions in the palette, to be brightened by "bold" and "blink". */
  frontIndex: number | undefined;
  backIndex: number | undefined;
  bold: boolean;
  blink: boolean;
  reverse: boolean;
}

const plain = (): Style => ({
  front: GREY,
  back: BLACK,
  frontIndex: undefined,
  backIndex: undefined,
  bold: false,
  blink: false,
  reverse: false,
});

/** An escape sequence, of which those for colours end in m and have their codes kept, or a character. */
const ESCAPE = '\u001b';
const TOKENS = new RegExp(`${ESCAPE}\\[([\\d;]*)m|${ESCAPE}\\[[?\\d;]*[A-Za-z]|[^${ESCAPE}]`, 'gu');

/** The rows of a text with escape sequences. Anything but colours is skipped. */
export function parseAnsi(text: string): TextCell[][] {
  const rows: TextCell[][] = [];
  let style = plain();
  for (const line of text.replace(/\r/g, '').replace(/\n$/, '').split('\n')) {
    const row: TextCell[] = [];
    for (const [token, codes] of line.matchAll(TOKENS)) {
      if (codes !== undefined) style = restyle(style, codes.split(';').map(Number));
      else if (!token.startsWith(ESCAPE)) row.push(cellOf(token, style));
    }
    rows.push(row);
  }
  return rows;
}

function cellOf(character: string, style: Style): TextCell {
  const { frontIndex, backIndex, bold, blink, reverse } = style;
  const at = (index: number | undefined, bright: boolean, other: Rgb): Rgb =>
    index === undefined ? other : (PALETTE[bright ? index | 8 : index] ?? other);
  const front = at(frontIndex, bold, style.front);
  const back = at(backIndex, blink, style.back);
  return reverse ? { character, front: back, back: front } : { character, front, back };
}

function restyle(before: Style, codes: number[]): Style {
  let style = { ...before };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? 0;
    if (code === 0) style = plain();
    else if (code === 1) style.bold = true;
    else if (code === 5) style.blink = true;
    else if (code === 7) style.reverse = true;
    else if (code >= 30 && code <= 37) style.frontIndex = code - 30;
    else if (code >= 90 && code <= 97) style.frontIndex = code - 82;
    else if (code >= 40 && code <= 47) style.backIndex = code - 40;
    else if (code >= 100 && code <= 107) style.backIndex = code - 92;
    else if (code === 39) Object.assign(style, { front: GREY, frontIndex: undefined });
    else if (code === 49) Object.assign(style, { back: BLACK, backIndex: undefined });
    else if ((code === 38 || code === 48) && codes[i + 1] === 2) {
      const [red = 0, green = 0, blue = 0] = codes.slice(i + 2, i + 5);
      if (code === 38) Object.assign(style, { front: [red, green, blue], frontIndex: undefined });
      else Object.assign(style, { back: [red, green, blue], backIndex: undefined });
      i += 4;
    }
  }
  return style;
}

/** Draws the image that social networks show for a page: 1200 × 630 pixels. */
import { encodePng, type Raster } from '../png';
import { drawSvg, escapeXml } from './drawSvg';
import { drawable, wrap } from './wrap';

/** The texts on the card of a page. */
export interface CardText {
  title: string;
  place: string;
}

/**
 * Colours of the background, of the tones of a frame from dark to light, of the title, and of the
 * page's place.
 */
const palette = [
  '#0b0d11',
  '#2b3768',
  '#3f5893',
  '#1f7d63',
  '#2ba07c',
  '#93b0a6',
  '#ffffff',
  '#3ee6b1',
];
const ground = 0;
const firstTone = 1;
const title = 6;
const accent = 7;

const width = 1200;
const height = 630;
const margin = 64;
const cell = 8;
/** Pixels of the picture around a text in which nothing of the frame is drawn. */
const clearance = 24;
/** In pixels of the titles' face: height of a line, what of it lies above the baseline, and an em. */
const faceHeight = 13;
const ascent = 12;
const emHeight = 1400 / 75;
/** Scales of titles, and the most lines that a title may have at each. */
const sizes = [
  [10, 1],
  [8, 2],
  [7, 2],
  [6, 2],
  [5, 3],
  [4, 5],
] as const;
const smallest = 3;

/** Draws the part that all cards share: a frame of the library, at the right and the bottom. */
export function drawBackground(frame: string): Raster {
  const picture: Raster = { width, height, pixels: new Uint8Array(width * height).fill(ground) };
  const lines = frame.replace(/\n+$/, '').split('\n');
  const left = width - Math.max(...lines.map((line) => line.length)) * cell + 56;
  const top = height - lines.length * cell + 74;
  const rows = separateTones(frame).flatMap((layer, tone) =>
    layer.split('\n').map((line, row) => {
      // The baseline of the face is the lower edge of a cell.
      const place = `x="${left}" y="${top + (row + 1) * cell}" fill="${palette[firstTone + tone]}"`;
      return `<text ${place}>${escapeXml(line)}</text>`;
    }),
  );
  const face = `font-family="Press Start 2P" font-size="${cell}" xml:space="preserve"`;
  drawSvg(picture, `<g ${face}>${rows.join('')}</g>`, palette);
  return picture;
}

interface TextLine {
  text: string;
  /** The upper edge. */
  y: number;
  scale: number;
  colour: number;
}

/** Draws the card of a page: its place and its title, in whole multiples of the font's pixels. */
export function drawCard(background: Raster, page: CardText): Buffer {
  const card: Raster = { ...background, pixels: background.pixels.slice() };
  drawLines(card, layOut(page));
  return encodePng(card, palette);
}

/**
 * Draws lines of text with a margin of plain background, so that no character of the frame touches
 * them. All margins come first, because that of a line reaches into the one above it.
 */
export function drawLines(card: Raster, lines: readonly TextLine[]): void {
  const margins = `stroke="${palette[ground]}" stroke-width="${2 * clearance}"`;
  const texts = lines.map(textElement).join('');
  drawSvg(card, `<g ${margins}>${texts}</g>${texts}`, palette);
}

/** The lines of a card, each within its margins. No word of the page is left out. */
export function layOut(page: CardText): TextLine[] {
  const placeScale = 3;
  const placeLines = wrapAt(placeScale, drawable(page.place));
  const { lines, scale } = fit(drawable(page.title));
  const placeHeight = faceHeight * placeScale;
  const top = margin + 9 + placeLines.length * placeHeight;
  return [
    ...placeLines.map((text, i) => {
      return { text, y: margin - 24 + i * placeHeight, scale: placeScale, colour: accent };
    }),
    ...lines.map((text, i) => ({ text, y: top + i * faceHeight * scale, scale, colour: title })),
  ];
}

function textElement({ text, y, scale, colour }: TextLine): string {
  const face = `font-family="Jersey 10" font-size="${scale * emHeight}" font-kerning="none"`;
  const place = `x="${margin}" y="${y + scale * ascent}" fill="${palette[colour]}"`;
  return `<text ${face} ${place}>${escapeXml(text)}</text>`;
}

/** The largest size at which a title takes few lines. */
function fit(text: string): { lines: string[]; scale: number } {
  for (const [scale, most] of sizes) {
    const lines = wrapAt(scale, text);
    if (lines.length <= most) return { lines, scale };
  }
  return { lines: wrapAt(smallest, text), scale: smallest };
}

function wrapAt(scale: number, text: string): string[] {
  return wrap(text, (width - 2 * margin) / scale);
}

/**
 * A frame of text can be coloured by itself: a character that covers more of its cell is lighter.
 * These are the characters of Press Start 2P by the number of pixels they cover, out of 64.
 */
const charactersByInk = [
  /* up to 8 */ "`´¸.¨°·¯',-/\\^_:",
  /* up to 14 */ '×;¬÷~²³¹"¦()+<=>r{|}¤º',
  /* up to 21 */ '!¡ìíªijLT[]ctvÝ%1Jflx¼½çïs«±»ÌÍî*7¾',
  /* up to 28 */ 'CIYnouÏæFaezÇÙÚ$0?pqwµ¿ÀÁÎÒÓÛòóùú3ky¢¶ÅÜàáèéøû4hm§©ÄÈÉÖåöü569GSVXbg£äëý8@EPd¥ÃËÕÞðñõþ',
  /* more */ '&UZÂÔßãôÿ2ADO®ÐâêHKÊQØ#BNRÆMWÑ',
];

export const toneCount = charactersByInk.length;

const toneOf = new Map(
  charactersByInk.flatMap((characters, tone) =>
    [...characters].map((character) => [character, tone]),
  ),
);

/** The frame once for each tone, with spaces in place of all characters of other tones. */
export function separateTones(frame: string): string[] {
  return charactersByInk.map((_, tone) =>
    [...frame]
      .map((character) => (character === '\n' || toneOf.get(character) === tone ? character : ' '))
      .join('')
      .replace(/ +$/gm, '')
      .trimEnd(),
  );
}

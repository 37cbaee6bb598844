/** The picture that stands for a page where it is shared: 1200 × 630 pixels. */
import { separateTones } from '../../src/components/FramePicture/tones';
import { drawText, wrap } from './canvas';
import { encodePng, type Raster } from './png';

/** Ground, the tones of a frame from dark to light, the title, the quiet line. */
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
const edge = [-24, -12, 0, 12, 24];

/** The part that all cards share: a frame of the library, at the right and the bottom. */
export function drawBackground(frame: string): Raster {
  const picture: Raster = { width, height, pixels: new Uint8Array(width * height).fill(ground) };
  const lines = frame.replace(/\n+$/, '').split('\n');
  const left = width - Math.max(...lines.map((line) => line.length)) * cell + 56;
  const top = height - lines.length * cell + 74;
  separateTones(frame).forEach((layer, tone) => {
    layer.split('\n').forEach((line, row) => {
      [...line].forEach((character, column) => {
        if (character === ' ') return;
        drawText(picture, 'frame', character, {
          x: left + column * cell,
          y: top + row * cell,
          scale: 1,
          colour: firstTone + tone,
        });
      });
    });
  });
  return picture;
}

/** The card of one page: its place, and its title in whole pixels. */
export function drawCard(background: Raster, page: { title: string; place: string }): Buffer {
  const card: Raster = { ...background, pixels: background.pixels.slice() };
  const { lines, scale } = fit(page.title);
  const lineHeight = 13 * scale;
  const top = margin + 48;
  drawLine(card, page.place, { y: margin - 24, scale: 3, colour: accent });
  lines.forEach((line, i) => {
    drawLine(card, line, { y: top + i * lineHeight, scale, colour: title });
  });
  return encodePng(card, palette);
}

/** A line of text with an edge of plain ground, so that no character of the frame touches it. */
function drawLine(
  card: Raster,
  text: string,
  place: { y: number; scale: number; colour: number },
): void {
  for (const x of edge) {
    for (const y of edge) {
      drawText(card, 'title', text, { ...place, x: margin + x, y: place.y + y, colour: ground });
    }
  }
  drawText(card, 'title', text, { ...place, x: margin });
}

/** The largest size at which a title takes at most three lines. */
function fit(text: string): { lines: string[]; scale: number } {
  for (const scale of [10, 8, 7, 6]) {
    const lines = wrap('title', text, (width - 2 * margin) / scale);
    if (lines.length <= (scale > 8 ? 1 : 2)) return { lines, scale };
  }
  return { lines: wrap('title', text, (width - 2 * margin) / 5).slice(0, 3), scale: 5 };
}

/** Draws SVG over pictures of few colours. */
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Raster } from '../png';

/** The files of the faces; `npm run fonts` writes them. */
export const fontFiles = {
  title: join(__dirname, 'title.ttf'),
  frame: join(__dirname, 'frame.ttf'),
};

const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles) },
  // Without smoothing every pixel has one of the colours that the elements name.
  textRendering: 0,
};

/**
 * Draws elements over a picture.
 *
 * @param elements SVG, in the colours of the palette only.
 * @param palette The picture's colours, such as `#0b0d11`.
 */
export function drawSvg(picture: Raster, elements: string, palette: readonly string[]): void {
  const { width, height, pixels } = picture;
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements}</svg>`;
  const drawn = new Resvg(svg, options).render().pixels;
  const colours = new Map(palette.map((colour, i) => [Number.parseInt(colour.slice(1), 16), i]));
  for (let i = 0; i < pixels.length; i++) {
    if (drawn[4 * i + 3] === 0) continue;
    const colour = colours.get(drawn.readUIntBE(4 * i, 3));
    if (colour !== undefined) pixels[i] = colour;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<]/g, (character) => entities[character] ?? character);
}

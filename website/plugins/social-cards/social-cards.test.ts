import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bitmapFaces, rasterise } from '../../../scripts/fonts/rasterise';
import { drawText, textWidth, wrap } from './canvas';
import { drawBackground, drawCard, layOut } from './card';
import { cardPath } from '../../shared/addresses';
import glyphs from './glyphs.json';
import { encodePng, type Raster } from '../png';
import { cardText } from './drawCards';

describe('png', () => {
  it('writes size, palette and rows of two pixels a byte', () => {
    const png = encodePng({ width: 3, height: 2, pixels: Uint8Array.from([0, 1, 2, 2, 1, 0]) }, [
      '#000000',
      '#ff0000',
      '#00ff00',
    ]);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
    expect(png.toString('hex')).toContain('000000ff000000ff00');
    const start = png.indexOf('IDAT') + 4;
    const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
    expect(rows.toString('hex')).toBe('000120002100');
  });

  it('takes a byte a pixel for more than 16 colours, and refuses more than 256', () => {
    const raster = { width: 1, height: 1, pixels: new Uint8Array(1) };
    const bitDepth = (colours: number) =>
      encodePng(raster, Array<string>(colours).fill('#000000'))[24];
    expect([bitDepth(16), bitDepth(17), bitDepth(256)]).toEqual([4, 8, 8]);
    expect(() => encodePng(raster, Array<string>(257).fill('#000000'))).toThrow('257; at most 256');
  });
});

describe('canvas', () => {
  it('draws a character where it is told to, and cuts off what lies outside', () => {
    const raster: Raster = { width: 8, height: 8, pixels: new Uint8Array(64) };
    drawText(raster, 'frame', '--', { x: 4, y: 0, scale: 1, colour: 1 });
    const rows = Array.from({ length: 8 }, (_, y) =>
      raster.pixels.subarray(y * 8, y * 8 + 8).join(''),
    );
    expect(rows.filter((row) => row.includes('1'))).toEqual(['00000111']);
  });

  it('wraps between words, and inside a word only when it is too long', () => {
    const limit = textWidth('title', 'Running multiple');
    expect(wrap('title', 'Running multiple pipelines', limit)).toEqual([
      'Running multiple',
      'pipelines',
    ]);
    for (const line of wrap('title', 'P5AsciifyAbstractFeatureRenderer2D', limit)) {
      expect(textWidth('title', line)).toBeLessThanOrEqual(limit);
    }
  });

  it('has the pixels that the fonts have', async () => {
    expect(glyphs.title).toEqual(await rasterise(bitmapFaces.title));
    expect(glyphs.frame).toEqual(await rasterise(bitmapFaces.frame));
  }, 60_000);
});

describe('card', () => {
  const frame = readFileSync(new URL('../../../examples/hero/frame.txt', import.meta.url), 'utf8');
  const background = drawBackground(frame);

  it('is 1200 × 630 pixels, light, and another one for another title', () => {
    const card = drawCard(background, { title: 'Fonts', place: 'p5.asciify / docs' });
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.length).toBeLessThan(80_000);
    const other = drawCard(background, { title: 'Grid', place: 'p5.asciify / docs' });
    expect(other).not.toEqual(card);
  });

  it.each([
    ['Fonts', 'p5.asciify / docs'],
    [
      'P5AsciifyAbstractFeatureRenderer2D<T>',
      'p5.asciify / docs / api / p5.asciify / namespaces / renderers / namespaces / renderer2d / namespaces / feature / classes',
    ],
    ['w'.repeat(200), 'm'.repeat(200)],
    ['word '.repeat(80).trim(), 'p5.asciify'],
  ])('cuts nothing off: %s, %s', (title, place) => {
    const lines = layOut({ title, place });
    const letters = lines.map(({ text }) => text).join('');
    expect(letters.replaceAll(' ', '')).toBe((place + title).replaceAll(' ', ''));
    lines.forEach(({ text, y, scale }, i) => {
      expect(textWidth('title', text) * scale, text).toBeLessThanOrEqual(1200 - 2 * 64);
      const next = lines[i + 1]?.y ?? 630;
      expect(next - y, text).toBeGreaterThanOrEqual(13 * scale);
    });
  });

  it('takes its words from the page', () => {
    const html = '<title data-rh="true">Fonts &amp; cells | p5.asciify</title>';
    expect(cardText(html, 'docs/in-depth/fonts', 'p5.asciify')).toEqual({
      title: 'Fonts & cells',
      place: 'p5.asciify / docs / in-depth',
    });
    expect(cardText('<title>Text | p5.asciify</title>', '', 'p5.asciify')).toEqual({
      title: 'p5.asciify',
      place: 'Text',
    });
  });

  it('lies at a place that follows from the path', () => {
    expect(cardPath('/', '/')).toBe('img/social/home.png');
    expect(cardPath('/base/docs/intro', '/base/')).toBe('img/social/docs/intro.png');
    expect(cardPath('/docs/donate/', '/')).toBe('img/social/docs/donate.png');
    expect(cardPath('/404.html', '/')).toBe('img/social/404.png');
  });
});

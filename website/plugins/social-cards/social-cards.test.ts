import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bitmapFaces, outlines, rasterise } from '../../../testing/rasterise';
import { drawBackground, drawCard, drawLines, layOut } from './card';
import { cardPath } from '../../shared/addresses';
import { encodePng, type Raster } from '../png';
import { cardText } from './drawCards';
import { drawSvg, escapeXml, fontFiles } from './drawSvg';
import { charactersByWidth, drawable, textWidth, wrap } from './wrap';

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

describe('text', () => {
  it('is drawn in pixels of one colour, and cut off at the edge', () => {
    const raster: Raster = { width: 8, height: 8, pixels: new Uint8Array(64) };
    const face = 'font-family="Press Start 2P" font-size="8"';
    drawSvg(raster, `<text x="4" y="8" fill="#ff0000" ${face}>--</text>`, ['#000000', '#ff0000']);
    const rows = Array.from({ length: 8 }, (_, y) =>
      raster.pixels.subarray(y * 8, y * 8 + 8).join(''),
    );
    expect(rows.filter((row) => row.includes('1'))).toEqual(['00000111']);
  });

  it('may have the characters of markup', () => {
    expect(escapeXml('<T> & co')).toBe('&lt;T> &amp; co');
  });

  it('wraps between words, and inside a word only when it is too long', () => {
    const limit = textWidth('Running multiple');
    expect(wrap('Running multiple pipelines', limit)).toEqual(['Running multiple', 'pipelines']);
    for (const line of wrap('P5AsciifyAbstractFeatureRenderer2D', limit)) {
      expect(textWidth(line)).toBeLessThanOrEqual(limit);
    }
  });

  it('is as wide as the face draws it', async () => {
    const glyphs = await rasterise(bitmapFaces.title);
    const stated = Object.values(charactersByWidth).join('');
    expect([...stated].sort()).toEqual(Object.keys(glyphs).sort());
    for (const [character, rows] of Object.entries(glyphs)) {
      expect(textWidth(character), character).toBe(rows.indexOf('/'));
    }
  }, 60_000);

  it('has question marks for characters that the face lacks', () => {
    expect(drawable('naïve “words”')).toBe('na?ve “words”');
  });

  it('has the outlines that the fonts have', async () => {
    expect(readFileSync(fontFiles.title)).toEqual(await outlines(bitmapFaces.title));
    expect(readFileSync(fontFiles.frame)).toEqual(await outlines(bitmapFaces.frame));
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
      expect(textWidth(text) * scale, text).toBeLessThanOrEqual(1200 - 2 * 64);
      const next = lines[i + 1]?.y ?? 630;
      expect(next - y, text).toBeGreaterThanOrEqual(13 * scale);
    });
  });

  it('hides no part of a line behind the next', () => {
    const lines = layOut({ title: 'Fonts', place: 'p5.asciify / docs / api '.repeat(6) });
    const countPixels = (drawn: typeof lines) => {
      const raster: Raster = { width: 1200, height: 630, pixels: new Uint8Array(1200 * 630) };
      drawLines(raster, drawn);
      return raster.pixels.filter((pixel) => pixel !== 0).length;
    };
    expect(lines.length).toBeGreaterThan(2);
    expect(countPixels(lines)).toBe(lines.reduce((sum, line) => sum + countPixels([line]), 0));
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

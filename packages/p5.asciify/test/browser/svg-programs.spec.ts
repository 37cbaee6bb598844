/**
 * What other programs make of an exported SVG: each draws it, and its picture is compared with the
 * canvas. A browser would read more than Inkscape, Illustrator or a plotter do.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { decode, type Pixels } from './harness/pixels';
import type { Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

const run = promisify(execFile);

/** Draws a document, and returns the bytes of a PNG; undefined if the machine lacks the program. */
type Program = (svg: string) => Promise<Buffer | undefined>;

const PROGRAMS: Readonly<Record<string, Program>> = {
  resvg: (svg) => Promise.resolve(new Resvg(svg).render().asPng()),
  librsvg: (svg) => withFiles(svg, (from, to) => run('rsvg-convert', ['-o', to, from])),
  Inkscape: (svg) => withFiles(svg, (from, to) => run('inkscape', [from, '-o', to])),
};

async function withFiles(
  svg: string,
  draw: (from: string, to: string) => Promise<unknown>,
): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'asciify-svg-'));
  try {
    const [from, to] = [join(folder, 'grid.svg'), join(folder, 'grid.png')];
    await writeFile(from, svg);
    await draw(from, to);
    return await readFile(to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Decodes a picture in the page. */
async function pixelsOf(sketch: Sketch, png: Buffer): Promise<Pixels> {
  const encoded = await sketch.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, bytes: window.harness.encode(image?.data ?? []) };
  }, png.toString('base64'));
  return decode(encoded);
}

/** The share of bytes that differ by no more than rounding and smoothing do. */
function alike(a: Pixels, b: Pixels): number {
  const same = Array.from(a.data).filter((byte, i) => Math.abs(byte - (b.data[i] ?? NaN)) <= 16);
  return same.length / a.data.length;
}

const picture = {
  canvas: { antialias: false },
  setupAsciify() {
    p5asciifier.background('#203040');
    p5asciifier.renderer('brightness')?.update({
      characters: '.:AFLR#',
      rotation: 90,
      flipHorizontally: true,
      backgroundColorMode: 'sampled' as const,
      brightnessRange: [40, 255] as [number, number],
    });
  },
  draw() {
    background(0);
    noStroke();
    for (let i = 0; i < 60; i += 1) {
      fill(80 + ((i * 37) % 176), (i * 71) % 256, (i * 113) % 256);
      if (i % 5) rect((i % 10) * 16 - 80, Math.floor(i / 10) * 16 - 48, 16, 16);
    }
  },
  // The characters in white, since on backgrounds of their own colour they could not be seen.
  drawAsciify() {
    p5asciifier
      .renderer('brightness')
      ?.update({ characterColorMode: 'fixed', characterColor: '#ffffff' });
  },
};

for (const [name, draw] of Object.entries(PROGRAMS)) {
  test(`${name} draws the canvas`, async ({ open }) => {
    const sketch = await open(picture);
    await sketch.draw();
    const canvas = await sketch.canvas();
    for (const groupBy of ['cell', 'layer', 'color'] as const) {
      const png = await draw(
        await sketch.evaluate((by) => p5asciifier.toSVG({ groupBy: by }), groupBy),
      );
      if (!png) {
        console.log(`Skipped: this machine has no ${name}, so nothing is known of what it draws.`);
        test.skip(true, `no ${name}`);
        return;
      }
      const drawn = await pixelsOf(sketch, png);
      expect([drawn.width, drawn.height]).toEqual([canvas.width, canvas.height]);
      expect(alike(drawn, canvas), groupBy).toBeGreaterThan(0.985);
    }
  });
}

test('resvg draws the lines of a plotter, and reads a size in millimetres', async ({ open }) => {
  const sketch = await open(picture);
  const svg = await sketch.evaluate(() =>
    p5asciifier.toSVG({
      drawMode: 'stroke',
      widthInMillimetres: 254,
      includeBackgroundRectangles: false,
    }),
  );
  // 254 millimetres are 10 inches of 96 pixels.
  const drawn = new Resvg(svg).render();
  expect([drawn.width, drawn.height]).toEqual([960, 576]);
  const lit = drawn.pixels.filter((_, i) => i % 4 === 3).filter((alpha) => alpha > 0).length;
  expect(lit / (960 * 576)).toBeGreaterThan(0.02);
  expect(lit / (960 * 576)).toBeLessThan(0.6);
});

/** Files for paper: what a printer and a pen get is measured in millimetres, and on the sheet. */
import { readFile } from 'node:fs/promises';
import { p5Majors } from 'sketch-player/p5Majors';
import { openSketch } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

const size = { width: 640, height: 400 };

const sketchOf = async (slug: string) => ({
  source: await readFile(new URL(`../examples/${slug}/sketch.js`, import.meta.url), 'utf8'),
});

/** An SVG file, as a program for plotters reads it. Runs in the page. */
function readDrawing(svg: string) {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = drawing.documentElement;
  const millimetres = (name: string) =>
    /^([\d.]+)mm$/.exec(root.getAttribute(name) ?? '')?.[1] ?? 'no millimetres';
  return {
    root: root.tagName,
    width: Number(millimetres('width')),
    height: Number(millimetres('height')),
    box: (root.getAttribute('viewBox') ?? '').split(' ').map(Number),
    elements: [...new Set([...root.querySelectorAll('*')].map(({ tagName }) => tagName))].sort(),
    fill: root.getAttribute('fill'),
    penWidth: Number(root.getAttribute('stroke-width')),
    paths: [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''),
  };
}

for (const major of p5Majors) {
  test(`the drawing for a plotter has a stroke for each character, on p5 ${major}.x`, async ({
    sketchPage,
  }) => {
    const { page } = sketchPage;
    const complaints = await openSketch(sketchPage, await sketchOf('recipe-plotter'), major, size, {
      antialias: true,
    });
    await page.evaluate(() => window.drawFrames(60, 1));
    const text = await page.evaluate(() => String(window.p5asciify.asciifiers[0]));
    const download = page.waitForEvent('download');
    await page.keyboard.press('s');
    const file = await download;
    expect(file.suggestedFilename()).toBe('tea.svg');
    const drawing = await page.evaluate(readDrawing, await readFile(await file.path(), 'utf8'));

    // 80 by 50 square cells on 190 millimetres.
    expect(drawing).toMatchObject({ root: 'svg', width: 190, height: 118.75, fill: 'none' });
    expect(drawing.box).toEqual([0, 0, 190, 118.75]);
    expect(drawing.elements).toEqual(['path']);
    expect(drawing.penWidth).toBe(0.4);
    expect(drawing.paths).toHaveLength(text.replace(/\s/g, '').length);
    expect(drawing.paths.length).toBeGreaterThan(200);
    const cell = 190 / 80;
    for (const path of drawing.paths) {
      const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = (
        /^M ([\d.]+) ([\d.]+) L ([\d.]+) ([\d.]+)$/.exec(path) ?? []
      )
        .slice(1)
        .map(Number);
      // One straight line within the sheet, as long as a cell or its diagonal.
      for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(190);
      for (const y of [y1, y2]) expect(y).toBeLessThanOrEqual(118.75);
      const long = Math.hypot(x2 - x1, y2 - y1) / cell;
      expect(Math.min(Math.abs(long - 1), Math.abs(long - Math.SQRT2))).toBeLessThan(0.01);
    }
    expect(complaints).toEqual([]);
  });

  test(`the poster is as wide as the paper, in outlines, on p5 ${major}.x`, async ({
    sketchPage,
  }) => {
    const { page } = sketchPage;
    await openSketch(sketchPage, await sketchOf('recipe-print'), major, size, { antialias: true });
    await page.evaluate(() => window.drawFrames(60, 1));
    const download = page.waitForEvent('download');
    await page.keyboard.press('s');
    const file = await download;
    expect(file.suggestedFilename()).toBe('poster.svg');
    const poster = await page.evaluate(readDrawing, await readFile(await file.path(), 'utf8'));
    expect(poster.width).toBe(297);
    // 35 by 49 square cells: the sheet is 420 millimetres high, and half a cell stays free.
    expect(poster.height).toBeCloseTo((297 * 49) / 35, 2);
    expect(poster.height).toBeLessThanOrEqual(420);
    expect(poster.box).toEqual([0, 0, 280, 392]);
    expect(poster.elements).toEqual(['desc', 'g', 'path', 'rect', 'title']);
  });
}

test('a canvas for print has as many pixels as A4 at 300 for each inch', async ({ sketchPage }) => {
  const { page } = sketchPage;
  const sketch = `
    function setup() {
      pixelDensity(4);
      createCanvas(620, 877, WEBGL);
    }
    function draw() {
      background(200);
    }`;
  await openSketch(sketchPage, { source: sketch }, '1', size, { antialias: false });
  await page.evaluate(() => window.drawFrames(1, 1));
  const pixels = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return [canvas?.width, canvas?.height];
  });
  expect(pixels).toEqual([2480, 3508]);
});

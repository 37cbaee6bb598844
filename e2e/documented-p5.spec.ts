/** What pages claim about p5.js alone: a test names the page. */
import { p5Majors } from 'sketch-player/p5Majors';
import { html } from '../packages/p5.asciify/test/browser/harness/document';
import { openDocument } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

const size = { width: 320, height: 192 };

/** With p5's own loop, which `saveGif()` stops and starts again. */
const globalSketch = `
  let gif;
  function setup() {
    createCanvas(40, 40, WEBGL);
  }
  function draw() {
    background(255);
    if (gif) window.firstCount ??= frameCount;
    if (frameCount === 9 && !gif) gif = saveGif('x', 2, { units: 'frames', silent: true });
  }`;
const instanceSketch = `
  new p5((p) => {
    let gif;
    p.setup = () => {
      p.createCanvas(40, 40, p.WEBGL);
    };
    p.draw = () => {
      p.background(255);
      if (gif) window.firstCount ??= p.frameCount;
      if (p.frameCount === 9 && !gif) gif = p.saveGif('x', 2, { units: 'frames', silent: true });
    };
  });`;
for (const [mode, major, sketch, firstCount] of [
  ['global', '1', globalSketch, 10],
  ['global', '2', globalSketch, 1],
  ['instance', '1', instanceSketch, 1],
  ['instance', '2', instanceSketch, 1],
] as const) {
  const claim = firstCount === 1 ? 'sets frameCount back to 0' : 'counts on';
  test(`guides/exporting: saveGif() ${claim} in ${mode} mode, on p5 ${major}.x`, async ({
    sketchPage,
  }) => {
    const scripts = `<script src="/p5-${major}/p5.min.js"></script><script>${sketch}</script>`;
    await openDocument(sketchPage, html(scripts), size);
    const counted = () => sketchPage.page.evaluate(() => Number(Reflect.get(window, 'firstCount')));
    await expect.poll(counted).toBe(firstCount);
  });
}

for (const major of p5Majors) {
  const works = major === '1';
  const claim = `setAttributes() before createCanvas() ${works ? 'works' : 'is an error'}`;
  test(`guides/p5-2.x.x: ${claim}, on p5 ${major}.x`, async ({ sketchPage }) => {
    const sketch = `
      function setup() {
        try {
          setAttributes('antialias', false);
          window.outcome = 'works';
        } catch (error) {
          window.outcome = error.name;
        }
        createCanvas(40, 40, WEBGL);
      }`;
    const scripts = `<script src="/p5-${major}/p5.min.js"></script><script>${sketch}</script>`;
    await openDocument(sketchPage, html(scripts), size);
    const outcome = () => sketchPage.page.evaluate((): unknown => Reflect.get(window, 'outcome'));
    await expect.poll(outcome).toBe(works ? 'works' : 'TypeError');
  });
}

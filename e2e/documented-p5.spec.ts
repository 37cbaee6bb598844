/** What pages claim about p5.js alone: a test names the page. */
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import { html } from '../packages/p5.asciify/test/browser/harness/document';
import { openDocument, openSketch } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

const size = { width: 320, height: 192 };

/**
 * Runs with p5's own loop, which `saveGif()` stops and starts again. Each call of `draw()` is twenty
 * steps of grey brighter than the one before, also where `saveGif()` counts anew.
 */
const drawing = (p: string, options: string) => `
    calls += 1;
    ${p}background(calls * 20);
    if (gif) window.firstCount ??= ${p}frameCount;
    if (calls === 9) gif = ${p}saveGif('x', 2, { units: 'frames', silent: true${options} });`;
const globalSketch = (options = '') => `
  let gif;
  let calls = 0;
  function setup() {
    createCanvas(40, 40, WEBGL);
  }
  function draw() {${drawing('', options)}
  }`;
const instanceSketch = () => `
  new p5((p) => {
    let gif;
    let calls = 0;
    p.setup = () => {
      p.createCanvas(40, 40, p.WEBGL);
    };
    p.draw = () => {${drawing('p.', '')}
    };
  });`;

/** Keeps the file that `saveGif()` offers, and reads how bright each of its frames is. */
const reader = `
  const offered = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    if (file.type === 'image/gif') readFrames(file);
    return offered.call(URL, file);
  };
  async function readFrames(file) {
    const decoder = new ImageDecoder({ type: file.type, data: await file.arrayBuffer() });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const greys = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      context.drawImage(image, 0, 0, 1, 1);
      greys.push(Math.round(context.getImageData(0, 0, 1, 1).data[0]));
    }
    window.recording = { firstCount, greys };
  }`;
for (const [mode, major, sketch, firstCount] of [
  ['global mode', '1', globalSketch(), 10],
  ['global mode', '2', globalSketch(), 1],
  ['instance mode', '1', instanceSketch(), 1],
  ['instance mode', '2', instanceSketch(), 1],
  ['global mode with { reset: false }', '2', globalSketch(', reset: false'), 10],
] as const) {
  const claim = firstCount === 1 ? 'sets frameCount back to 0' : 'counts on';
  test(`guides/exporting: saveGif() records the next frames and ${claim} in ${mode}, on p5 ${major}.x`, async ({
    sketchPage,
  }) => {
    const scripts = `<script src="/p5-${major}/p5.min.js"></script><script>${reader}${sketch}</script>`;
    await openDocument(sketchPage, html(scripts), size);
    const recorded = () =>
      sketchPage.page.evaluate((): unknown => Reflect.get(window, 'recording'));
    await expect.poll(recorded).toEqual({ firstCount, greys: [200, 220] });
  });
}

/**
 * Statements in `setup()`, one of which may fail, and what comes of each: the value of its last
 * expression, or the beginning of its error.
 */
const statements: {
  page: string;
  claim: string;
  statement: string;
  outcomes: Record<P5Major, string>;
}[] = [
  {
    page: 'guides/p5-2.x.x',
    claim: 'setAttributes() before createCanvas() is an error on p5 2.x only',
    statement: `setAttributes('antialias', false); 'works'`,
    outcomes: { 1: 'works', 2: 'TypeError' },
  },
  {
    page: 'help/troubleshooting',
    claim: `fill('tomatoe') is an error on p5 2.x, and white on 1.x`,
    statement: `
      createCanvas(40, 40, WEBGL);
      background(0);
      noStroke();
      fill('tomatoe');
      rect(-20, -20, 40, 40);
      String(get(20, 20))`,
    outcomes: { 1: '255,255,255,255', 2: 'Error: Invalid color string' },
  },
  {
    page: 'guides/livecoding',
    claim: 'a canvas that p5.js did not create is no texture',
    statement: `
      const foreign = document.createElement('canvas');
      foreign.getContext('2d').fillRect(0, 0, 300, 150);
      texture(foreign);
      plane(40, 40);
      'drawn'`,
    outcomes: { 1: 'TypeError', 2: 'TypeError' },
  },
  {
    page: 'guides/livecoding',
    claim: 'its copy in a graphics object is one',
    statement: `
      const copied = document.createElement('canvas');
      const pen = copied.getContext('2d');
      pen.fillStyle = 'rgb(0, 0, 200)';
      pen.fillRect(0, 0, 300, 150);
      const graphics = createGraphics(40, 40);
      graphics.drawingContext.drawImage(copied, 0, 0);
      image(graphics, -20, -20);
      String(get(20, 20))`,
    outcomes: { 1: '0,0,200,255', 2: '0,0,200,255' },
  },
];

for (const major of p5Majors) {
  test(`statements that pages describe, on p5 ${major}.x`, async ({ sketchPage }) => {
    const named = statements.map(({ page, claim, statement }) => [`${page}: ${claim}`, statement]);
    const sketch = `
      function setup() {
        window.outcomes = {};
        for (const [claim, statement] of ${JSON.stringify(named)}) {
          try {
            window.outcomes[claim] = (0, eval)('{' + statement + '}');
          } catch (error) {
            window.outcomes[claim] = String(error);
          }
        }
      }`;
    const scripts = `<script src="/p5-${major}/p5.min.js"></script><script>${sketch}</script>`;
    await openDocument(sketchPage, html(scripts), size);
    const outcomes = () => sketchPage.page.evaluate((): unknown => Reflect.get(window, 'outcomes'));
    const described = statements.map(({ page, claim, outcomes }): [string, unknown] => [
      `${page}: ${claim}`,
      expect.stringMatching(new RegExp(`^${outcomes[major]}`)),
    ]);
    await expect.poll(outcomes).toEqual(Object.fromEntries(described));
  });
}

for (const major of p5Majors) {
  test(`cookbook/access: what describes a WEBGL sketch and what does not, on p5 ${major}.x`, async ({
    sketchPage,
  }) => {
    const sketch = `
      function setup() {
        createCanvas(40, 40, WEBGL);
        describe('A lighthouse on a rock.');
        describeElement('Beam', 'It sweeps over the sea.');
        textOutput();
        gridOutput();
      }
      function draw() {
        background(0);
        circle(0, 0, 30);
      }`;
    const complaints = await openSketch(sketchPage, { source: sketch }, major, size, {
      antialias: false,
    });
    await sketchPage.page.evaluate(() => window.drawFrames(40, 1));
    const canvas = sketchPage.page.locator('canvas');
    await expect(canvas).toContainText('A lighthouse on a rock.');
    await expect(canvas).toContainText(/Beam.*It sweeps over the sea\./);
    await expect(canvas).not.toContainText('circle');
    expect([...new Set(complaints)]).toEqual([
      'textOutput() does not yet work in WebGL mode.',
      'gridOutput() does not yet work in WebGL mode.',
    ]);
  });
}

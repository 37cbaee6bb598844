import type P5 from 'p5';
import { LIBRARY_SCRIPT, p5Script } from './harness/document';
import { COUNT_SCRIPT } from './harness/living';
import { expect, test as base } from './harness/test';
import type { Sketch } from './harness/sketch';

/** A `test` whose sketches are opened with their WebGL objects counted. */
const test = base.extend({
  open: ({ open, p5 }, use) =>
    use((sketch) => open(sketch, [COUNT_SCRIPT, p5Script(p5), LIBRARY_SCRIPT])),
});

const living = (sketch: Sketch) =>
  sketch.evaluate(() =>
    Object.fromEntries(Object.entries(window.living).map(([kind, all]) => [kind, all.size])),
  );

const busy = {
  canvas: { width: 64, height: 64 },
  setupAsciify() {
    p5asciifier.renderer('edge')?.enable();
  },
  draw() {
    background(255);
  },
};

// Each of these tests draws hundreds of frames.
test.slow();

test('200 resizes leave the number of living objects where it began', async ({ open }) => {
  const sketch = await open(busy);
  const resize = (times: number) =>
    sketch.evaluate(async (n) => {
      const { p } = window.harness;
      for (let i = n; i > 0; i -= 1) {
        p?.resizeCanvas(64 + (i % 7) * 16, 64 + (i % 5) * 16, true);
        await p?.redraw();
      }
      p?.resizeCanvas(64, 64, true);
      await p?.redraw();
    }, times);
  await resize(2);
  const before = await living(sketch);
  expect(before['Framebuffer']).toBeGreaterThan(5);
  await resize(200);
  expect(await living(sketch)).toEqual(before);
  expect(await sketch.text()).toEqual(Array(4).fill('####'));
});

test('50 asciifiers come and go without a trace', async ({ open }) => {
  const sketch = await open(busy);
  const cycle = (times: number) =>
    sketch.evaluate(async (n) => {
      for (let i = 0; i < n; i += 1) {
        const added = await p5asciify.add();
        if (!added) throw new Error('add() gave no asciifier.');
        added.fontSize(8);
        added.renderer('edge')?.enable();
        await window.harness.p?.redraw();
        p5asciify.remove(added);
      }
      await window.harness.p?.redraw();
    }, times);
  await cycle(1);
  const before = await living(sketch);
  await cycle(50);
  expect(await living(sketch)).toEqual(before);
});

test('50 renderers come and go without a trace, palettes included', async ({ open }) => {
  const sketch = await open(busy);
  const cycle = (times: number) =>
    sketch.evaluate(async (n) => {
      const renderers = p5asciifier.renderers();
      for (let i = 0; i < n; i += 1) {
        const options = { enabled: true, characters: '-/|\\-/|\\' };
        const added = renderers.add('more', i % 2 ? 'edge' : 'brightness', options);
        if (!added) throw new Error('add() gave no renderer.');
        await window.harness.p?.redraw();
        renderers.remove(added);
      }
      await window.harness.p?.redraw();
    }, times);
  await cycle(2);
  const before = await living(sketch);
  await cycle(50);
  expect(await living(sketch)).toEqual(before);
});

test('changing font sizes, grids and characters leaves nothing behind', async ({ open }) => {
  const sketch = await open(busy);
  const change = (times: number) =>
    sketch.evaluate(async (n) => {
      for (let i = n; i > 0; i -= 1) {
        p5asciifier.fontSize(8 + (i % 3) * 8);
        p5asciifier.gridDimensions(3 + (i % 4), 3);
        p5asciifier.gridResponsive();
        p5asciifier.renderer('brightness')?.update({ characters: ' .:#'.slice(i % 4) });
        await window.harness.p?.redraw();
      }
      p5asciifier.fontSize(16);
      await window.harness.p?.redraw();
    }, times);
  await change(4);
  const before = await living(sketch);
  await change(40);
  expect(await living(sketch)).toEqual(before);
});

test('a frame makes nothing new', async ({ open }) => {
  const sketch = await open(busy);
  await sketch.draw();
  const before = await living(sketch);
  for (let i = 0; i < 5; i += 1) await sketch.draw();
  expect(await living(sketch)).toEqual(before);
});

test('a removed sketch makes room for a new one on the same page', async ({ open }) => {
  const sketch = await open({
    instance(p) {
      p.setup = () => {
        p.createCanvas(64, 64, p.WEBGL);
        p.noLoop();
      };
      Object.assign(p, { setupAsciify: () => p5asciifier.fontSize(32) });
      p.draw = () => p.background(255);
    },
  });
  expect(await sketch.text()).toEqual(['##', '##']);

  sketch.expected.push(/remove: p5asciifier is the asciifier that you removed/);
  await sketch.evaluate(async () => {
    const { harness } = window;
    // Settings of the first asciifier must not return with the next sketch, even after its removal.
    p5asciify.remove(0);
    await harness.p?.remove();
    harness.frames = 0;
    new window.p5((p: P5) => {
      p.setup = () => {
        p.createCanvas(96, 48, p.WEBGL);
        p.noLoop();
      };
      Object.assign(p, {
        setupAsciify() {
          p5asciify.asciifier()?.renderer('brightness')?.update({ characters: '?' });
        },
        drawAsciify() {
          document.title = 'second';
        },
      });
      p.draw = () => p.background(255);
    });
  });
  await sketch.page.waitForFunction(() => window.harness.frames > 0);
  expect(await sketch.page.title()).toBe('second');
  const rows = await sketch.text();
  expect(rows).toEqual(Array(3).fill('??????'));
  await sketch.draw();
  expect(await sketch.text()).toEqual(rows);
  expect(await sketch.page.locator('canvas').count()).toBe(1);
});

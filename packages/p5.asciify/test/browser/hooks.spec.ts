import type P5 from 'p5';
import { grey } from './harness/paintings';
import { pixelAt } from './harness/pixels';
import { expect, test } from './harness/test';

declare global {
  interface Window {
    /** Registers a plugin that is never used. */
    register: (id: string) => void;
  }
}

const WHITE_ROWS = Array<string>(6).fill('#'.repeat(10));

test('in-depth/hooks-and-manual-mode: with its hooks deactivated the library is driven by hand', async ({
  open,
}) => {
  const sketch = await open({
    async setup() {
      p5asciify.deactivateHook('afterSetup');
      p5asciify.deactivateHook('pre');
      p5asciify.deactivateHook('post');
      await p5asciify.setup();
      p5asciify.asciifier()?.renderToCanvas(false);
    },
    setupAsciify() {
      throw new Error('setupAsciify() belongs to a hook that is off.');
    },
    drawAsciify() {
      throw new Error('drawAsciify() belongs to a hook that is off.');
    },
    draw() {
      p5asciify.sketchFramebuffer.begin();
      background(255);
      p5asciify.sketchFramebuffer.end();
      p5asciify.asciify();
      const texture = p5asciify.asciifier()?.texture;
      if (texture) image(texture, -width / 2, -height / 2);
    },
  });
  await sketch.draw();
  expect(await sketch.text()).toEqual(WHITE_ROWS);
  const { data } = await sketch.canvas();
  expect(new Set(data)).toEqual(new Set([0, 255]));
});

test('in-depth/hooks-and-manual-mode: a single hook can be switched off and on while the sketch runs', async ({
  open,
}) => {
  const sketch = await open({
    data: { level: 255, calls: 0 },
    draw({ level }) {
      background(level);
    },
    drawAsciify() {
      document.title = String(Number(document.title || 0) + 1);
    },
  });
  const calls = () => sketch.evaluate(() => Number(document.title));
  await sketch.evaluate(() => {
    document.title = '0';
    p5asciify.deactivateHook('post');
    p5asciify.deactivateHook('pre');
  });
  await sketch.draw({ level: 0 });
  expect(await calls()).toBe(0);
  expect(await sketch.text()).toEqual(WHITE_ROWS);
  await sketch.evaluate(() => {
    p5asciify.activateHook('pre');
    p5asciify.activateHook('post');
  });
  await sketch.draw({ level: 0 });
  expect(await calls()).toBe(1);
  expect(await sketch.text()).toEqual(Array(6).fill(' '.repeat(10)));
});

test('hooks that draw() switches off leave the sketch as it is, from this frame on', async ({
  open,
}) => {
  const sketch = await open({
    data: { level: 0, off: false },
    draw({ level, off }) {
      background(level);
      if (!off) return;
      p5asciify.deactivateHook('pre');
      p5asciify.deactivateHook('post');
    },
    drawAsciify() {
      document.title = String(Number(document.title) + 1);
    },
  });
  await sketch.evaluate(() => void (document.title = '0'));
  await sketch.draw({ level: 255, off: true });
  expect(pixelAt(await sketch.canvas(), 4, 4)).toEqual(grey(255));
  await sketch.draw({ level: 128, off: false });
  expect(pixelAt(await sketch.canvas(), 4, 4)).toEqual(grey(128));
  expect(await sketch.page.title()).toBe('0');
  await sketch.evaluate(() => {
    p5asciify.activateHook('pre');
    p5asciify.activateHook('post');
  });
  await sketch.draw({ level: 255, off: false });
  expect(await sketch.text()).toEqual(WHITE_ROWS);
});

test('with post off, a capture that draw() has begun itself is its own to end', async ({
  open,
}) => {
  const sketch = await open({
    data: { end: false },
    setup() {
      p5asciify.deactivateHook('pre');
      p5asciify.deactivateHook('post');
    },
    draw({ end }) {
      if (!end) p5asciify.sketchFramebuffer.begin();
      background(255);
      if (!end) return;
      p5asciify.sketchFramebuffer.end();
      p5asciify.asciify();
    },
  });
  await sketch.draw({ end: true });
  expect(await sketch.text()).toEqual(WHITE_ROWS);
});

test('what a sketch registers, switches off and sets ends with it', async ({ open }) => {
  const sketch = await open({
    setupAsciify() {
      Object.assign(window, {
        register: (id: string) =>
          p5asciify.registerPlugin({
            ...{ id, name: '', description: '', version: '', author: '' },
            create: (): never => {
              throw new Error('Nobody adds it.');
            },
          }),
      });
      window.register('mine');
      p5asciify.setErrorLevel(1);
      for (const hook of ['afterSetup', 'pre', 'post'] as const) p5asciify.deactivateHook(hook);
    },
  });
  const removed = () =>
    sketch.evaluate(async () => {
      await window.harness.p?.remove();
      window.harness.frames = 0;
      const { P5AsciifyHookManager, errors } = window.p5.asciify;
      const hooks = P5AsciifyHookManager.getInstance();
      return {
        plugins: p5asciify.pluginRegistry.getIds(),
        off: (['init', 'afterSetup', 'pre', 'post'] as const).filter((h) => !hooks.isHookActive(h)),
        level: errors.errorHandler.globalLevel,
      };
    });
  expect(await removed()).toEqual({ plugins: [], off: [], level: 3 });

  await sketch.evaluate(() => {
    window.register('of the page');
    p5asciify.deactivateHook('post');
    p5asciify.setErrorLevel(2);
    new window.p5((p: P5) => {
      p.setup = () => {
        p.createCanvas(160, 96, p.WEBGL);
        p.noLoop();
      };
      p.draw = () => p.background(255);
      Object.assign(p, {
        setupAsciify() {
          window.register('mine');
          p5asciify.pluginRegistry.unregister('of the page');
          p5asciify.activateHook('post');
          p5asciify.deactivateHook('pre');
          p5asciify.setErrorLevel(0);
        },
      });
    });
  });
  await sketch.page.waitForFunction(() => window.harness.frames > 0);
  expect(await removed()).toEqual({ plugins: ['of the page'], off: ['post'], level: 2 });
});

test('in-depth/hooks-and-manual-mode: what changes in draw() shows in the same frame, in drawAsciify() in the next', async ({
  open,
}) => {
  const sketch = await open({
    data: { inDraw: '', inDrawAsciify: '' },
    draw({ inDraw: characters }) {
      background(255);
      if (characters) p5asciifier.renderer('brightness')?.update({ characters });
    },
    drawAsciify({ inDrawAsciify: characters }) {
      if (characters) p5asciifier.renderer('brightness')?.update({ characters });
    },
  });
  await sketch.draw({ inDraw: 'A', inDrawAsciify: '' });
  expect((await sketch.text())[0]).toBe('AAAAAAAAAA');
  await sketch.draw({ inDraw: '', inDrawAsciify: 'B' });
  expect((await sketch.text())[0]).toBe('AAAAAAAAAA');
  await sketch.draw({ inDraw: '', inDrawAsciify: '' });
  expect((await sketch.text())[0]).toBe('BBBBBBBBBB');
});

test('instance mode finds its callbacks on the sketch', async ({ open }) => {
  const sketch = await open({
    instance(p) {
      p.setup = () => {
        p.createCanvas(160, 96, p.WEBGL);
        p.noLoop();
      };
      Object.assign(p, {
        setupAsciify(this: unknown) {
          if (this !== p) throw new Error('setupAsciify() was not called on the sketch.');
          p5asciifier.fontSize(32);
        },
        drawAsciify(this: unknown) {
          if (this !== p) throw new Error('drawAsciify() was not called on the sketch.');
          document.title = 'drawn';
        },
      });
      p.draw = () => p.background(255);
    },
  });
  expect(await sketch.text()).toEqual(Array(3).fill('#####'));
  expect(await sketch.page.title()).toBe('drawn');
});

test('a sketch that knows nothing of the library is asciified as it is', async ({ open }) => {
  const sketch = await open({
    draw() {
      background(255);
    },
  });
  expect(await sketch.text()).toEqual(WHITE_ROWS);
});

test.describe('what is drawn after draw()', () => {
  test('has styles, a camera and a place that are not those of draw()', async ({ open }) => {
    const sketch = await open({
      setup() {
        ortho();
        noStroke();
        fill(0, 0, 255);
      },
      draw() {
        background(0);
        fill(255, 0, 0);
        stroke(0, 255, 0);
        strokeWeight(9);
        perspective(0.2, 1, 1, 5000);
        camera(300, 300, 300);
        lights();
        rotateZ(1);
        blendMode(ADD);
      },
      drawAsciify() {
        rect(-80, -48, 16, 16);
      },
    });
    for (let frame = 0; frame < 3; frame += 1) {
      const canvas = await sketch.canvas();
      expect(pixelAt(canvas, 8, 8)).toEqual([0, 0, 255, 255]);
      expect(pixelAt(canvas, 18, 8)).toEqual(grey(0));
      await sketch.draw();
    }
  });

  test('sets styles for draw(), too, as events do for both', async ({ open }) => {
    const sketch = await open({
      data: { fill: '#ffffff' },
      setup() {
        noStroke();
      },
      draw() {
        background(0);
        rect(-80, -48, 160, 96);
      },
      drawAsciify({ fill: colour }) {
        rect(64, 32, 16, 16);
        if (colour) fill(colour);
      },
    });
    const shown = async () => {
      const corner = pixelAt(await sketch.canvas(), 150, 90);
      const captured = await sketch.framebuffer(() => p5asciify.sketchFramebuffer);
      return [pixelAt(captured, 8, 8), corner];
    };
    await sketch.draw({ fill: '#ff0000' });
    await sketch.draw({ fill: '' });
    const red = [255, 0, 0, 255];
    expect(await shown()).toEqual([red, red]);
    await sketch.evaluate(() => void fill(0, 0, 255));
    await sketch.draw();
    const blue = [0, 0, 255, 255];
    expect(await shown()).toEqual([blue, blue]);
  });

  test('keeps a projection that windowResized() sets', async ({ open }) => {
    const sketch = await open({
      setup() {
        noStroke();
        ortho();
      },
      draw() {
        background(0);
      },
      drawAsciify() {
        fill(255, 0, 0);
        rect(width / 2 - 16, height / 2 - 16, 16, 16);
      },
    });
    await sketch.evaluate(() => {
      resizeCanvas(224, 128, true);
      ortho();
    });
    await sketch.draw();
    const canvas = await sketch.canvas();
    expect(pixelAt(canvas, 216, 120)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(canvas, 200, 120)).toEqual(grey(0));
  });
});

import type P5 from 'p5';
import { CLEAR, grey, paint, painting } from './harness/paintings';
import { pixelAt, type Pixels } from './harness/pixels';
import { EMPTY } from './harness/sketch';
import { expect, test } from './harness/test';

declare global {
  interface Window {
    /** The framebuffer that the sketch has open while the library draws. */
    opened: P5.Framebuffer;
    /** An image that is captured. */
    picture: P5.Image;
    /** An image that the sketch draws while another is captured. */
    drawn: P5.Image;
  }
}

/** A GIF of one pixel and two frames, a tenth of a second each. */
const BLACK_THEN_WHITE = `data:image/gif;base64,${gif([0x44, 0x4c])}`;

/** @param frames - The compressed pixel of each frame: 0x44 for black, 0x4c for white. */
function gif(frames: readonly number[]): string {
  const palette = [0, 0, 0, 255, 255, 255];
  const loops = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const tenthOfASecond = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const drawn = frames.flatMap((pixel) => [
    ...tenthOfASecond,
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, pixel, 1, 0],
  ]);
  const header = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0];
  return Buffer.from([...header, ...palette, ...loops, ...drawn, 0x3b]).toString('base64');
}

const white = {
  draw() {
    background(255);
  },
};

test.describe('setCaptureTexture', () => {
  test('guides/multiple-asciifiers: takes a p5.Graphics', async ({ open }) => {
    const sketch = await open({
      ...white,
      setupAsciify() {
        const graphics = createGraphics(128, 64);
        graphics.pixelDensity(1);
        graphics.background(0);
        graphics.noStroke();
        graphics.fill(255);
        graphics.rect(0, 0, 64, 32);
        p5asciifier.setCaptureTexture(graphics);
      },
    });
    const rows = ['####    ', '####    ', '        ', '        '];
    expect(await sketch.text()).toEqual(rows);
    const { offsetX, offsetY } = await sketch.evaluate(() => {
      const { offsetX, offsetY } = p5asciifier.grid;
      return { offsetX, offsetY };
    });
    expect({ offsetX, offsetY }).toEqual({ offsetX: 0, offsetY: 0 });
  });

  test('takes a p5.Framebuffer, and the sketch again', async ({ open }) => {
    const sketch = await open({
      ...white,
      setupAsciify() {
        const buffer = createFramebuffer({ width: 64, height: 32, density: 1 });
        buffer.begin();
        background(128);
        buffer.end();
        p5asciifier.setCaptureTexture(buffer);
      },
    });
    expect(await sketch.text()).toEqual(['++++', '++++']);
    await sketch.evaluate(() => p5asciifier.setCaptureTexture(p5asciify.sketchFramebuffer));
    await sketch.draw();
    expect(await sketch.text()).toEqual(Array(6).fill('#'.repeat(10)));
  });

  test('guides/multiple-asciifiers: takes a p5.Image, as it is in each frame', async ({ open }) => {
    const sketch = await open({
      ...white,
      setupAsciify() {
        const picture = createImage(64, 32);
        for (let x = 0; x < 64; x += 1) {
          for (let y = 0; y < 32; y += 1) picture.set(x, y, color(x < 32 ? 255 : 0));
        }
        picture.updatePixels();
        Object.assign(window, { picture });
        p5asciifier.setCaptureTexture(picture);
      },
    });
    expect(await sketch.text()).toEqual(['##  ', '##  ']);
    await sketch.evaluate(() => {
      const { picture } = window;
      for (let y = 0; y < 32; y += 1) {
        for (let x = 0; x < 16; x += 1) picture.set(x, y, color(128));
      }
      picture.updatePixels();
    });
    await sketch.draw();
    expect(await sketch.text()).toEqual(['+#  ', '+#  ']);
    await sketch.evaluate(() => window.picture.resize(128, 64));
    await sketch.draw();
    expect(await sketch.text()).toEqual(Array(4).fill('++##    '));
    await sketch.evaluate(() => p5asciifier.renderers().disable());
    await sketch.draw();
    const middle = (await sketch.canvas()).data.length / 2 + 160 * 2;
    expect([...(await sketch.canvas()).data.slice(middle - 40, middle - 36)]).toEqual(grey(255));
  });

  test('guides/multiple-asciifiers: takes a p5.Image before its file has come', async ({
    open,
  }) => {
    const sketch = await open(white);
    const first = await sketch.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas to draw on.');
      context.fillStyle = 'white';
      context.fillRect(0, 0, 32, 32);
      const picture = await Promise.resolve(loadImage(canvas.toDataURL()));
      p5asciifier.setCaptureTexture(picture);
      Object.assign(window, { picture });
      return picture.width;
    });
    expect(first).toBeGreaterThan(0);
    await sketch.page.waitForFunction(() => window.picture.width === 32);
    await sketch.draw();
    expect(await sketch.text()).toEqual(['##', '##']);
  });

  test('guides/multiple-asciifiers: a GIF stands still, though p5 moves it where it is drawn', async ({
    open,
  }) => {
    const sketch = await open({
      ...white,
      draw() {
        background(0);
        if (!window.drawn) return;
        noStroke();
        image(window.drawn, -8, -8, 16, 16);
      },
    });
    await sketch.evaluate(async (file) => {
      const loaded = () =>
        new Promise<P5.Image>((resolve, reject) => {
          const result: unknown = loadImage(file, resolve, reject);
          if (result instanceof Promise) result.then(resolve, reject);
        });
      const captured = await loaded();
      Object.assign(window, { drawn: await loaded() });
      p5asciifier.gridDimensions(1, 1);
      p5asciifier.setCaptureTexture(captured);
      loop();
    }, BLACK_THEN_WHITE);
    await sketch.page.waitForFunction(() => window.drawn.get(0, 0)[0] === 255);
    const still = await sketch.evaluate(() => {
      noLoop();
      return p5asciifier.toString();
    });
    expect(still).toBe(' ');
  });

  test('guides/multiple-asciifiers: refuses a video, and a canvas without p5 around it', async ({
    open,
  }) => {
    const sketch = await open(white);
    const messages = await sketch.evaluate(() => {
      const video = createVideo('');
      const attempt = (source: unknown) => {
        try {
          const taking: { setCaptureTexture(source: unknown): void } = p5asciifier;
          taking.setCaptureTexture(source);
          return 'taken';
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        }
      };
      const first = attempt(video);
      // This gives the video a canvas, which p5 does not keep up to date.
      const load: unknown = Reflect.get(video, 'loadPixels');
      if (typeof load === 'function') load.call(video);
      const canvas = document.createElement('canvas');
      return [first, attempt(video), attempt(canvas), attempt(canvas.getContext('2d'))];
    });
    const refusal = (got: string) =>
      `setCaptureTexture: expected a p5.Framebuffer, a p5.Graphics or a p5.Image, got ${got}.`;
    expect(messages).toEqual([
      refusal('a p5.MediaElement'),
      refusal('a p5.MediaElement'),
      refusal('an object of type HTMLCanvasElement'),
      refusal('an object of type CanvasRenderingContext2D'),
    ]);
    expect(await sketch.text()).toEqual(Array(6).fill('#'.repeat(10)));
  });

  test('add() takes an image, too', async ({ open }) => {
    const sketch = await open({
      ...white,
      async setupAsciify() {
        const picture = createImage(32, 32);
        for (let x = 0; x < 32; x += 1) {
          for (let y = 0; y < 32; y += 1) picture.set(x, y, color(255));
        }
        picture.updatePixels();
        await p5asciify.add(picture);
      },
    });
    await sketch.draw();
    expect(await sketch.text(1)).toEqual(['##', '##']);
  });

  test('add() takes one as well', async ({ open }) => {
    const sketch = await open({
      ...white,
      async setupAsciify() {
        const graphics = createGraphics(48, 48);
        graphics.background(255, 0, 0);
        await p5asciify.add(graphics);
      },
    });
    await sketch.draw();
    expect(await sketch.text(1)).toEqual([':::', ':::', ':::']);
  });
});

test.describe('background', () => {
  test('shows in cells without a character, and outlives the frame', async ({ open }) => {
    const sketch = await open({});
    for (const [colour, rgba] of [
      ['#ff0000', [255, 0, 0, 255]],
      [
        [0, 128, 255],
        [0, 128, 255, 255],
      ],
      ['rgb(1, 2, 3)', [1, 2, 3, 255]],
    ] as const) {
      await sketch.evaluate(
        (c) => p5asciifier.background(typeof c === 'string' ? c : [...c]),
        colour,
      );
      await sketch.draw();
      expect(pixelAt(await sketch.canvas(), 40, 40)).toEqual(rgba);
    }
    await sketch.evaluate(() => p5asciifier.background(color(9, 8, 7)));
    await sketch.draw();
    await sketch.draw();
    expect(pixelAt(await sketch.canvas(), 40, 40)).toEqual([9, 8, 7, 255]);
  });

  test('in-depth/colours: of alpha 0 lets the background of the manager through', async ({
    open,
  }) => {
    const sketch = await open({
      setupAsciify() {
        p5asciify.background('#00ff00');
        p5asciifier.background([0, 0, 0, 0]);
      },
    });
    expect(pixelAt(await sketch.canvas(), 40, 40)).toEqual([0, 255, 0, 255]);
    await sketch.evaluate(() => p5asciify.background([0, 0, 0, 0]));
    await sketch.draw();
    expect(pixelAt(await sketch.canvas(), 40, 40)).toEqual([0, 0, 0, 0]);
  });

  test('in-depth/colours: in sampled mode is the picture itself', async ({ open }) => {
    const picture = painting(10, 6, (x, y) => grey(x * 20 + y));
    const sketch = await open({
      data: picture,
      draw: paint,
      setupAsciify() {
        p5asciifier.backgroundMode('sampled');
        p5asciifier.renderer('brightness')?.update({ brightnessRange: [254, 255] });
      },
    });
    expect(await sketch.rows()).toEqual(Array(6).fill(EMPTY.repeat(10)));
    const shown = async () => {
      const canvas = await sketch.canvas();
      return picture.cells.map((_, i) =>
        pixelAt(canvas, (i % 10) * 16 + 5, Math.floor(i / 10) * 16 + 11),
      );
    };
    expect(await shown()).toEqual(picture.cells);
    await sketch.evaluate(() => p5asciifier.backgroundMode('fixed'));
    await sketch.draw();
    expect(await shown()).toEqual(picture.cells.map(() => grey(0)));
    await sketch.evaluate(() => p5asciify.backgroundMode('sampled'));
    await sketch.draw();
    expect(await shown()).toEqual(picture.cells);
  });
});

test('renderToCanvas(false) leaves the canvas to drawAsciify(), with the texture at hand', async ({
  open,
}) => {
  const sketch = await open({
    data: { show: false },
    setupAsciify() {
      p5asciifier.renderToCanvas(false);
      p5asciifier.background('#ff0000');
    },
    drawAsciify({ show }) {
      if (show) image(p5asciifier.texture, -80, -48, 80, 48);
    },
  });
  const corners = async () => {
    const canvas = await sketch.canvas();
    return [pixelAt(canvas, 20, 20), pixelAt(canvas, 120, 80)];
  };
  expect(await corners()).toEqual([grey(0), grey(0)]);
  await sketch.draw({ show: true });
  expect(await corners()).toEqual([[255, 0, 0, 255], grey(0)]);
  await sketch.evaluate(() => p5asciifier.renderToCanvas(true));
  await sketch.draw({ show: false });
  expect(await corners()).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ]);
});

test('the texture shows what the canvas shows', async ({ open }) => {
  const stripes = painting(10, 6, (x) => (x % 2 ? grey(255) : CLEAR));
  const sketch = await open({
    canvas: { antialias: false },
    data: stripes,
    draw: paint,
    setupAsciify() {
      p5asciifier.background('#102030');
    },
  });
  const texture = () => sketch.framebuffer(() => p5asciifier.texture);
  const first = await texture();
  await sketch.draw();
  const canvas = await sketch.canvas();
  expect(new Set(canvas.data).size).toBeGreaterThan(3);
  expect(await texture()).toEqual(canvas);
  expect(first).toEqual(canvas);
});

test('what draw() paints reaches the screen through an asciifier only', async ({ open }) => {
  const sketch = await open({
    draw() {
      background(255, 0, 0);
    },
    drawAsciify() {
      noStroke();
      fill(0, 0, 255);
      rect(-80, -48, 16, 16);
    },
  });
  const canvas = await sketch.canvas();
  expect(pixelAt(canvas, 4, 4)).toEqual([0, 0, 255, 255]);
  const shown = new Set(
    Array.from({ length: 256 }, (_, i) => String(pixelAt(canvas, 32 + (i % 16), i >> 4))),
  );
  // The cell shows a red `:` on black.
  expect(shown).toContain('0,0,0,255');
  expect(shown).toContain('255,0,0,255');
});

for (const [what, data] of Object.entries({
  'the grid': { plain: false, texture: false },
  'the texture of the grid': { plain: false, texture: true },
  'the plain sketch': { plain: true, texture: false },
})) {
  test(`driven by hand, ${what} goes into the framebuffer that is open`, async ({ open }) => {
    const sketch = await open({
      data,
      setup() {
        for (const hook of ['afterSetup', 'pre', 'post'] as const) p5asciify.deactivateHook(hook);
        return p5asciify.setup();
      },
      draw({ plain, texture }) {
        const [asciifier] = p5asciify.asciifiers;
        asciifier?.renderers().enabled(!plain);
        if (texture) void asciifier?.texture;
        p5asciify.sketchFramebuffer.begin();
        background(0);
        noStroke();
        rect(-80, -48, 80, 32);
        p5asciify.sketchFramebuffer.end();
        background(0, 0, 255);
        window.opened ??= createFramebuffer({ width: 192, height: 160, density: 1 });
        window.opened.begin();
        p5asciify.asciify();
        window.opened.end();
      },
    });
    await sketch.draw();
    const canvas = await sketch.canvas();
    expect(pixelAt(canvas, 8, 8)).toEqual([0, 0, 255, 255]);
    const drawn = await sketch.framebuffer(() => window.opened);
    // The framebuffer is larger than the grid: by one column of cells on either side, and by two
    // rows above and below.
    const rows = Array.from({ length: 10 }, (_, y) =>
      Array.from({ length: 12 }, (_, x) => (isLit(drawn, x, y) ? '#' : '.')).join(''),
    );
    expect(rows).toEqual(
      rows.map((_, y) => (y === 2 || y === 3 ? '.#####......' : '............')),
    );
  });
}

function isLit(pixels: Pixels, column: number, row: number): boolean {
  const all = Array.from({ length: 256 }, (_, i) => [column * 16 + (i % 16), row * 16 + (i >> 4)]);
  return all.some(([x = 0, y = 0]) => pixelAt(pixels, x, y)[0] > 0);
}

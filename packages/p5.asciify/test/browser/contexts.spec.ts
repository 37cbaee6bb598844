import { LIBRARY_SCRIPT, p5Script } from './harness/document';
import { expect, test } from './harness/test';

/**
 * A sketch of blocks aligned to whole pixels, which antialiasing cannot change. Both renderers draw
 * it, with various options.
 */
const blocks = {
  setupAsciify() {
    p5asciifier.fontSize(8);
    p5asciifier.renderer('brightness')?.update({ rotation: 77, flipHorizontally: true });
    p5asciifier
      .renderer('edge')
      ?.update({ enabled: true, characters: 'ABCDEFGH', sampleThreshold: 4, invert: true });
  },
  draw() {
    background(30);
    noStroke();
    for (let i = 0; i < 12; i += 1) {
      fill(20 * i, 255 - 15 * i, (70 * i) % 256);
      rect(((i * 72) % 240) - 120, ((i * 40) % 160) - 80, 64 - 4 * i, 40);
    }
  },
};

const size = { width: 240, height: 160 };
const REFERENCE = { ...size, density: 1, antialias: false };

for (const webgl of [2, 1] as const) {
  test(`WebGL${webgl}: smoothing, pixel density and the version of p5 change no cell`, async ({
    open,
    p5,
  }) => {
    const canvases = [1, 2].flatMap((density) =>
      [false, true].map((antialias) => ({ ...size, density, antialias, webgl })),
    );
    const reference = await open({ ...blocks, canvas: REFERENCE }, [
      p5Script('1.11'),
      LIBRARY_SCRIPT,
    ]);
    const expected = await reference.cells();
    // The reference must hold enough different characters to make the comparison meaningful.
    expect(new Set(expected.map(({ character }) => character)).size).toBeGreaterThan(7);

    // p5 itself logs this warning, also without the library.
    if (webgl === 1) reference.expected.push(/Antialiasing is unsupported in a WebGL 1 context/);

    for (const canvas of canvases) {
      const sketch = await open({ ...blocks, canvas });
      const context = await sketch.evaluate(() => String(drawingContext));
      expect(context).toBe(
        webgl === 2 ? '[object WebGL2RenderingContext]' : '[object WebGLRenderingContext]',
      );
      expect({ p5, canvas, cells: await sketch.cells() }).toEqual({ p5, canvas, cells: expected });
    }
  });
}

test('the attributes that p5 starts with give the same grid too', async ({ open }) => {
  const reference = await open({ ...blocks, canvas: REFERENCE }, [
    p5Script('1.11'),
    LIBRARY_SCRIPT,
  ]);
  const expected = await reference.cells();
  const sketch = await open({ ...blocks, canvas: size });
  expect(await sketch.cells()).toEqual(expected);
});

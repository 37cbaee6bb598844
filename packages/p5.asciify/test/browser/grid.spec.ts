import { fixedLayout, layout } from './harness/expected';
import { pixelAt } from './harness/pixels';
import { EMPTY, type Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

const gridOf = (sketch: Sketch) =>
  sketch.evaluate(() => {
    const { cellWidth, cellHeight, cols, rows, width, height, offsetX, offsetY, fixedDimensions } =
      p5asciifier.grid;
    return { cellWidth, cellHeight, cols, rows, width, height, offsetX, offsetY, fixedDimensions };
  });

const size = (cell: number) => ({ cellWidth: cell, cellHeight: cell });
const flexible = { fixedDimensions: false };
const fixed = { fixedDimensions: true };

const white = {
  canvas: { width: 400, height: 300 },
  draw() {
    background(255);
  },
};

/** Sizes of all buffers that must follow the grid. */
const buffersOf = (sketch: Sketch) =>
  sketch.evaluate(() => {
    const renderers = p5asciifier.renderers();
    const each = renderers.renderers.map(({ renderer }) => renderer.characterFramebuffer);
    return {
      texture: [p5asciifier.texture.width, p5asciifier.texture.height],
      cells: [renderers.characterFramebuffer, ...each].map((b) => [b.width, b.height]),
    };
  });

async function expectGrid(sketch: Sketch, expected: ReturnType<typeof layout>): Promise<void> {
  const { cols, rows, width, height } = expected;
  expect(await gridOf(sketch)).toMatchObject(expected);
  expect(await sketch.rows()).toEqual(Array(rows).fill('#'.repeat(cols)));
  const buffers = await buffersOf(sketch);
  expect(buffers.texture).toEqual([width, height]);
  expect(new Set(buffers.cells.map(String))).toEqual(new Set([`${cols},${rows}`]));
}

for (const fontSize of [8, 12, 16, 24, 32]) {
  test(`fits whole cells into the canvas and centres them, at font size ${fontSize}`, async ({
    open,
  }) => {
    const sketch = await open(white);
    await sketch.evaluate((s) => p5asciifier.fontSize(s), fontSize);
    await sketch.draw();
    await expectGrid(sketch, layout(400, 300, fontSize));
    expect(await gridOf(sketch)).toMatchObject({ ...size(fontSize), ...flexible });
  });
}

test('in-depth/grid: has the documented figures at 400 × 300', async ({ open }) => {
  expect(await gridOf(await open(white))).toEqual({
    ...size(16),
    ...flexible,
    ...{ cols: 25, rows: 18, width: 400, height: 288, offsetX: 0, offsetY: 6 },
  });
});

test('in-depth/grid: gridDimensions() fixes the counts, whatever the size of the canvas', async ({
  open,
}) => {
  const sketch = await open(white);
  for (const [cols, rows] of [
    [10, 5],
    [40, 25],
  ] as const) {
    await sketch.evaluate(([c, r]) => p5asciifier.gridDimensions(c, r), [cols, rows] as const);
    await sketch.draw();
    await expectGrid(sketch, fixedLayout(400, 300, cols, rows, 16));
    expect(await gridOf(sketch)).toMatchObject(fixed);
  }
  await sketch.evaluate(() => resizeCanvas(320, 240));
  await sketch.draw();
  await expectGrid(sketch, fixedLayout(320, 240, 40, 25, 16));
  await sketch.evaluate(() => p5asciifier.fontSize(8));
  await sketch.draw();
  await expectGrid(sketch, fixedLayout(320, 240, 40, 25, 8));
});

test('gridDimensions() fixes the counts that the grid has, and leaves what is painted', async ({
  open,
}) => {
  const sketch = await open(white);
  await sketch.evaluate(() => {
    p5asciifier.renderers().disable();
    const { characterFramebuffer } = p5asciifier.renderer('custom2D')?.enable() ?? {};
    characterFramebuffer?.draw(() => background(p5asciifier.fontManager.glyphColor('o')));
    p5asciifier.gridDimensions(25, 18);
  });
  await sketch.draw();
  expect(await sketch.rows()).toEqual(Array(18).fill('o'.repeat(25)));
  await sketch.evaluate(() => resizeCanvas(320, 240));
  expect(await gridOf(sketch)).toMatchObject(fixedLayout(320, 240, 25, 18, 16));
});

test('in-depth/grid: gridResponsive() lets it follow the canvas again, at once', async ({
  open,
}) => {
  const sketch = await open(white);
  await sketch.evaluate(() => p5asciifier.gridDimensions(10, 5));
  await sketch.draw();
  await sketch.evaluate(() => p5asciifier.gridResponsive());
  await sketch.draw();
  await expectGrid(sketch, layout(400, 300, 16));

  await sketch.evaluate(() => {
    p5asciifier.gridResponsive(false);
    resizeCanvas(320, 240);
  });
  await sketch.draw();
  await expectGrid(sketch, fixedLayout(320, 240, 25, 18, 16));
});

test('in-depth/grid: cells keep their size, whether or not their number follows the canvas', async ({
  open,
}) => {
  const sketch = await open(white);
  const resize = async (width: number, height: number) => {
    await sketch.evaluate(([w, h]) => resizeCanvas(w, h), [width, height] as const);
    await sketch.draw();
    return gridOf(sketch);
  };
  expect(await resize(200, 150)).toMatchObject({ ...size(16), cols: 12, rows: 9, ...flexible });
  await sketch.evaluate(() => p5asciifier.gridResponsive(false));
  const wide = { ...size(16), cols: 12, rows: 9, offsetX: 104, offsetY: 78, ...fixed };
  expect(await resize(400, 300)).toMatchObject(wide);
  const narrow = { ...size(16), cols: 12, rows: 9, offsetX: -46, offsetY: -47, ...fixed };
  expect(await resize(100, 50)).toMatchObject(narrow);
});

test('is right in the very frame that follows a resize', async ({ open }) => {
  const sketch = await open(white);
  for (const [width, height] of [
    [160, 96],
    [407, 301],
    [48, 320],
    [400, 300],
  ] as const) {
    await sketch.evaluate(([w, h]) => resizeCanvas(w, h, true), [width, height] as const);
    await sketch.draw();
    await expectGrid(sketch, layout(width, height, 16));
  }
});

test('draw() finds grid and buffers in their new size already', async ({ open }) => {
  const sketch = await open({
    ...white,
    setupAsciify() {
      p5asciifier.renderers().disable();
      p5asciifier.renderer('custom2D')?.enable();
    },
    draw() {
      const { characterFramebuffer } = p5asciifier.renderer('custom2D') ?? {};
      const { cols, rows } = p5asciifier.grid;
      characterFramebuffer?.begin();
      clear();
      noStroke();
      p5asciifier.fill('#');
      // Fills all cells but the outermost.
      rect(1 - cols / 2, 1 - rows / 2, cols - 2, rows - 2);
      characterFramebuffer?.end();
    },
  });
  for (const [width, height] of [
    [96, 64],
    [160, 96],
  ] as const) {
    await sketch.evaluate(([w, h]) => resizeCanvas(w, h, true), [width, height] as const);
    await sketch.draw();
    const { cols, rows } = layout(width, height, 16);
    const [edge, middle] = [EMPTY.repeat(cols), EMPTY + '#'.repeat(cols - 2) + EMPTY];
    const frame = [edge, ...Array<string>(rows - 2).fill(middle), edge];
    expect(await sketch.rows()).toEqual(frame);
  }
});

test('in-depth/grid: windowResized() may resize the canvas', async ({ open }) => {
  const sketch = await open({
    ...white,
    windowResized() {
      resizeCanvas(windowWidth, windowHeight);
    },
  });
  await sketch.page.setViewportSize({ width: 500, height: 250 });
  await sketch.page.waitForFunction(() => window.harness.p?.width === 500);
  await sketch.draw();
  await expectGrid(sketch, layout(500, 250, 16));
});

test('shows the middle of the canvas where the margin is, in the background colour', async ({
  open,
}) => {
  const sketch = await open({
    canvas: { width: 60, height: 50 },
    setupAsciify() {
      p5asciify.background('#ff0000');
      p5asciifier.background('#0000ff');
      p5asciifier.renderer('brightness')?.update({ brightnessRange: [0, 10] });
    },
    draw() {
      background(255);
    },
  });
  // 3 × 3 cells of 16 px, 6 px from the left and 1 px from the top.
  expect(await gridOf(sketch)).toMatchObject(layout(60, 50, 16));
  expect(await sketch.rows()).toEqual(Array(3).fill(EMPTY.repeat(3)));
  const canvas = await sketch.canvas();
  const colours = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => pixelAt(canvas, x, y)),
  );
  const expected = colours.map((row, y) =>
    row.map((_, x) => (x >= 6 && x < 54 && y >= 1 && y < 49 ? [0, 0, 255, 255] : [255, 0, 0, 255])),
  );
  expect(colours).toEqual(expected);
});

test('the manager sets the grid and the font size of every asciifier', async ({ open }) => {
  const sketch = await open({
    ...white,
    async setupAsciify() {
      await p5asciify.add();
    },
  });
  const counts = () => sketch.evaluate(() => p5asciify.asciifiers.map(({ grid }) => grid.cols));
  await sketch.evaluate(() => p5asciify.fontSize(8));
  expect(await counts()).toEqual([50, 50]);
  await sketch.evaluate(() => p5asciify.gridDimensions(7, 7));
  expect(await counts()).toEqual([7, 7]);
  await sketch.evaluate(() => p5asciify.gridResponsive());
  expect(await counts()).toEqual([50, 50]);
});

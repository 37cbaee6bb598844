/** What becomes of the conversion when a sketch changes its canvas, or loses it. */
import { expect, test } from './harness/test';

interface Change {
  /** What the sketch runs, in its second frame or between two frames. */
  code: string;
  /** How wide the left half is in cells of 8 pixels, and how many columns there are; 20 if not said. */
  columns?: number;
  /** How many rows there are; 12 if not said. */
  rows?: number;
}

const CHANGES: Record<string, Change> = {
  'createCanvas() of the same size': { code: 'createCanvas(160, 96, WEBGL)' },
  'createCanvas() of another size': { code: 'createCanvas(320, 48, WEBGL)', columns: 40, rows: 6 },
  'createCanvas() three times in a row': {
    code: 'createCanvas(40, 40, WEBGL); createCanvas(80, 80, WEBGL); createCanvas(160, 96, WEBGL)',
  },
  'setAttributes()': { code: "setAttributes('antialias', false)" },
  'pixelDensity()': { code: 'pixelDensity(2)' },
  'resizeCanvas()': { code: 'resizeCanvas(320, 48, true)', columns: 40, rows: 6 },
  'a canvas that is moved to another element': {
    code: "document.body.appendChild(document.createElement('div')).append(document.querySelector('canvas'))",
  },
  'a canvas that is hidden': { code: "document.querySelector('canvas').style.display = 'none'" },
  'a canvas that CSS scales': { code: "document.querySelector('canvas').style.width = '999px'" },
};

/** White on the right, black on the left; characters and sizes that are not the default ones. */
const halves = {
  setupAsciify() {
    p5asciifier.fontSize(8);
    p5asciifier.renderer('brightness')?.characters('ab');
    p5asciifier.renderer('edge')?.update({ enabled: true, sobelThreshold: 1 });
  },
  draw(data: { inDraw?: string } | null) {
    if (data?.inDraw !== undefined && frameCount === 2) (0, eval)(data.inDraw);
    background(255);
    noStroke();
    fill(0);
    rect(-width / 2, -height / 2, width / 2, height);
  },
};

for (const [what, { code, columns = 20, rows = 12 }] of Object.entries(CHANGES)) {
  const expected = Array<string>(rows).fill('a'.repeat(columns / 2) + 'b'.repeat(columns / 2));

  test(`${what} between two frames changes the canvas and no setting`, async ({ open }) => {
    const sketch = await open(halves);
    await sketch.evaluate((text) => void (0, eval)(text), code);
    await sketch.draw();
    expect(await sketch.text()).toEqual(expected);
    await sketch.draw();
    expect(await sketch.text()).toEqual(expected);
  });

  test(`${what} within draw() changes the canvas and no setting`, async ({ open }) => {
    const sketch = await open({ ...halves, data: { inDraw: code } });
    await sketch.draw();
    expect(await sketch.text()).toEqual(expected);
    await sketch.draw();
    expect(await sketch.text()).toEqual(expected);
    expect(await sketch.page.locator('canvas').count()).toBe(1);
  });
}

test('createCanvas() twice in setup() leaves the second canvas', async ({ open }) => {
  const sketch = await open({
    ...halves,
    canvas: { width: 64, height: 64 },
    setup() {
      createCanvas(160, 96, WEBGL);
    },
  });
  expect(await sketch.text()).toEqual(Array(12).fill('a'.repeat(10) + 'b'.repeat(10)));
});

test('a renderer that the sketch has kept goes on to work on the new canvas', async ({ open }) => {
  const sketch = await open({
    ...halves,
    setupAsciify() {
      const kept = p5asciifier.renderers().add('kept', 'brightness', { characters: 'xy' });
      kept?.enable();
      Object.assign(window, { kept });
    },
  });
  await sketch.evaluate(() => void createCanvas(160, 96, WEBGL));
  await sketch.draw();
  expect(await sketch.text()).toEqual(Array(6).fill('xxxxxyyyyy'));
  await sketch.evaluate<unknown>("kept.characters('pq')");
  await sketch.draw();
  expect(await sketch.text()).toEqual(Array(6).fill('pppppqqqqq'));
});

test('a captured graphics is captured on; a captured framebuffer is lost with its canvas, which is said', async ({
  open,
}) => {
  const sketch = await open({
    ...halves,
    async setupAsciify() {
      const paper = createGraphics(32, 32);
      paper.background(255);
      const layers = [await p5asciify.add(paper), await p5asciify.add(createFramebuffer())];
      for (const layer of layers) layer?.renderToCanvas(false);
    },
  });
  sketch.expected.push(/The framebuffer that an asciifier captures was lost/);
  await sketch.evaluate(() => void createCanvas(160, 96, WEBGL));
  await sketch.draw();
  expect(await sketch.text(1)).toEqual(['##', '##']);
  expect(await sketch.text(2)).toEqual(Array(6).fill('     #####'));
  expect(sketch.complaints).toEqual([]);
  expect(sketch.console.filter((entry) => /was lost/.test(entry.text()))).toHaveLength(1);
});

test('a 2D canvas that takes the place of a WEBGL one is shown as it is, and the console says why', async ({
  open,
  p5,
}) => {
  test.skip(p5 !== '2', 'createCanvas() of p5 1.x keeps the WEBGL canvas');
  const sketch = await open(halves);
  sketch.expected.push(/made a 2D canvas since/);
  await sketch.evaluate(() => void createCanvas(160, 96, P2D));
  await sketch.draw();
  await sketch.draw();
  const { data } = await sketch.canvas();
  expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  expect(sketch.errors.map(({ message }) => message)).toEqual([
    'p5.asciify needs a WEBGL canvas: the sketch has made a 2D canvas since, and is shown as it is.',
  ]);
});

test('a lost context is said once, and another canvas goes on', async ({ open }) => {
  const sketch = await open(halves);
  sketch.expected.push(/taken the WebGL context of the canvas away/, /CONTEXT_LOST_WEBGL/);
  await sketch.evaluate(() => {
    const gl: unknown = drawingContext;
    if (gl instanceof WebGL2RenderingContext || gl instanceof WebGLRenderingContext) {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    }
  });
  await sketch.draw();
  await sketch.draw();
  expect(sketch.console.filter((entry) => /context of the canvas/.test(entry.text()))).toHaveLength(
    1,
  );
  await sketch.evaluate(() => void createCanvas(160, 96, WEBGL));
  await sketch.draw();
  expect(await sketch.text()).toEqual(Array(12).fill('a'.repeat(10) + 'b'.repeat(10)));
});

import { edgeCells, edgeSectors, reconcile } from './harness/expected';
import { canvasOf, grey, paint, painting, WHITE } from './harness/paintings';
import { EMPTY } from './harness/sketch';
import { expect, test } from './harness/test';

const BIG = { width: 400, height: 304 };
const LETTERS = 'ABCDEFGH';

/** Runs in the page: disables the brightness renderer and enables the edge renderer. */
function onlyEdges(options: object = {}): void {
  p5asciifier.renderer('brightness')?.disable();
  p5asciifier.renderer('edge')?.update({ enabled: true, ...options });
}

/** Runs in the page: draws a disc in the middle of the canvas. */
function disc(): void {
  background(0);
  noStroke();
  fill(255);
  ellipse(0, 0, 240, 240, 100);
}

test('a white disc on black gives each direction its character', async ({ open }) => {
  const sketch = await open({
    canvas: BIG,
    data: { enabled: true, sobelThreshold: 0.1, sampleThreshold: 1 },
    setupAsciify: (options) => {
      p5asciifier.renderer('brightness')?.disable();
      p5asciifier.renderer('edge')?.update(options);
    },
    draw: disc,
  });
  const rows = await sketch.rows();
  const around = (degrees: number) => {
    const [x, y] = [Math.cos, Math.sin].map((turn) => 119.5 * turn((degrees * Math.PI) / 180));
    return rows[Math.floor((152 + (y ?? 0)) / 16)]?.[Math.floor((200 + (x ?? 0)) / 16)];
  };
  const [right, lowerRight, bottom, lowerLeft] = [0, 45, 90, 135].map(around);
  const [left, upperLeft, top, upperRight] = [180, 225, 270, 315].map(around);
  expect({ top, upperLeft, left, lowerLeft, bottom, lowerRight, right, upperRight }).toEqual({
    top: '-',
    upperLeft: '/',
    left: '|',
    lowerLeft: '\\',
    bottom: '-',
    lowerRight: '/',
    right: '|',
    upperRight: '\\',
  });
  expect(rows[9]?.[12]).toBe(EMPTY);
  expect(rows[0]).toBe(EMPTY.repeat(25));
  expect((await sketch.text())[0]).toBe(' '.repeat(25));
});

for (const { sobelThreshold, sampleThreshold, ...options } of [
  { sobelThreshold: 0.5, sampleThreshold: 16, size: 16 },
  { sobelThreshold: 0.1, sampleThreshold: 1, size: 16 },
  { sobelThreshold: 0.01, sampleThreshold: 4, size: 8 },
]) {
  test(`cells of ${options.size} px show their most frequent sector from ${sampleThreshold} edge pixels`, async ({
    open,
  }) => {
    const sketch = await open({
      canvas: BIG,
      data: { size: options.size, edge: { enabled: true, sobelThreshold, sampleThreshold } },
      setupAsciify({ size, edge }) {
        p5asciifier.fontSize(size);
        p5asciifier.renderer('brightness')?.disable();
        p5asciifier.renderer('edge')?.update({ ...edge, characters: 'ABCDEFGH' });
      },
      draw() {
        background(20);
        noStroke();
        fill(250);
        ellipse(-60, 10, 220, 190, 80);
        fill(120);
        triangle(20, 120, 190, 90, 110, -130);
        fill(60);
        rect(-190, -140, 90, 60);
      },
    });
    const [cols, rows] = [BIG.width / options.size, BIG.height / options.size];
    const cells = edgeCells(await sketch.capture(), {
      cols,
      rows,
      sobelThreshold,
      sampleThreshold,
    });
    const acceptable = cells.map((sectors) =>
      sectors.length ? sectors.map((sector) => LETTERS[sector] ?? '?') : [EMPTY],
    );
    expect(new Set(acceptable.flat()).size).toBeGreaterThan(7);
    const actual = await sketch.rows();
    expect(actual).toEqual(reconcile(actual, acceptable, cols));
  });
}

test.describe('the boundary of a half-plane turned by', () => {
  for (const degrees of [0, 45, 90, 135, 180, 225, 270, 315]) {
    test(`${degrees}°`, async ({ open }) => {
      const towards = {
        x: Math.cos((degrees * Math.PI) / 180),
        y: Math.sin((degrees * Math.PI) / 180),
      };
      const sectors = edgeSectors(towards.x, towards.y);
      const sketch = await open({
        canvas: BIG,
        data: { degrees, colour: '#ffffff' },
        setupAsciify() {
          p5asciifier.renderer('brightness')?.disable();
          p5asciifier.renderer('edge')?.update({ enabled: true, characters: 'ABCDEFGH' });
        },
        draw({ degrees, colour }) {
          background(0);
          noStroke();
          fill(colour);
          rotate((degrees * PI) / 180);
          rect(0, -1000, 1000, 2000);
        },
      });
      expect(sectors).toHaveLength(1);
      // An edge in a single colour channel is found as well as a white one.
      for (const colour of ['#ffffff', '#ff0000', '#00ff00', '#0000ff']) {
        await sketch.draw({ degrees, colour });
        const found = new Set((await sketch.rows()).join('').replaceAll(EMPTY, ''));
        expect([colour, ...found]).toEqual([colour, LETTERS[sectors[0] ?? NaN]]);
      }
    });
  }
});

test.describe('thresholds', () => {
  /** A brightness step in the middle of the third column of cells: 32 edge pixels in each cell. */
  const step = (level: number) => painting(20, 12, (x) => grey(x < 5 ? 0 : level), 8);

  for (const { level, sobelThreshold, seen } of [
    { level: 51, sobelThreshold: 0.79, seen: true },
    { level: 51, sobelThreshold: 0.81, seen: false },
    { level: 255, sobelThreshold: 1, seen: true },
    { level: 0, sobelThreshold: 0, seen: false },
  ]) {
    test(`a step of ${level} is ${seen ? 'above' : 'not above'} ${sobelThreshold}`, async ({
      open,
    }) => {
      const sketch = await open({ data: step(level), draw: paint });
      await sketch.evaluate(onlyEdges, { sobelThreshold });
      await sketch.draw();
      expect((await sketch.rows())[2]).toBe(
        EMPTY.repeat(2) + (seen ? '|' : EMPTY) + EMPTY.repeat(7),
      );
    });
  }

  test('guides/first-rendering-pipeline: 0.5 asks for more than an eighth, 1 for more than a quarter', async ({
    open,
  }) => {
    // The grey on the bright side of the step; the other is black.
    const sketch = await open({ data: step(0), draw: paint });
    for (const [share, sobelThreshold] of [
      [1 / 8, 0.5],
      [1 / 4, 1],
    ] as const) {
      const level = 255 * share;
      await sketch.evaluate(onlyEdges, { sobelThreshold });
      await sketch.draw(step(Math.floor(level)));
      expect((await sketch.rows())[2]).toBe(EMPTY.repeat(10));
      await sketch.draw(step(Math.ceil(level)));
      expect((await sketch.rows())[2]?.[2]).toBe('|');
    }
  });

  for (const [sampleThreshold, seen] of [
    [1, true],
    [32, true],
    [33, false],
    [1000, false],
  ] as const) {
    test(`32 edge pixels are ${seen ? 'enough' : 'too few'} for ${sampleThreshold}`, async ({
      open,
    }) => {
      const sketch = await open({ data: step(255), draw: paint });
      await sketch.evaluate(onlyEdges, { sampleThreshold });
      await sketch.draw();
      expect((await sketch.rows())[2]?.[2]).toBe(seen ? '|' : EMPTY);
    });
  }
});

test('cells without an edge let the layers below through', async ({ open }) => {
  const step = painting(20, 12, (x) => (x < 5 ? grey(0) : WHITE), 8);
  const sketch = await open({
    canvas: canvasOf(step),
    data: step,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('edge')?.update({
        enabled: true,
        invert: true,
        flipHorizontally: true,
        rotation: 90,
        characterColorMode: 'fixed',
        characterColor: '#ff8000',
        backgroundColor: '#0000ff',
      });
    },
  });
  expect(await sketch.rows()).toEqual(Array(6).fill('  |#######'));
  const [black, , edge, white] = await sketch.cells();
  expect(edge).toEqual({
    character: '|',
    primary: [255, 128, 0, 255],
    secondary: [0, 0, 255, 255],
    transform: [255, 255, 0, 255],
    rotation: [63, 191, 0, 255],
  });
  for (const cell of [black, white]) {
    expect(cell).toMatchObject({ transform: [0, 0, 0, 255], rotation: [0, 0, 0, 255] });
    expect(cell?.secondary).toEqual([0, 0, 0, 255]);
  }
  expect(white?.primary).toEqual([255, 255, 255, 255]);
});

import { brightnessCharacters, RAMP, reconcile } from './harness/expected';
import { BLACK, canvasOf, CLEAR, grey, paint, painting, WHITE } from './harness/paintings';
import type { Rgba } from './harness/pixels';
import { EMPTY } from './harness/sketch';
import { pixelAt } from './harness/pixels';
import { expect, test } from './harness/test';

/** Every grey level once: 0 at the top left, 255 at the bottom right. */
const gradient = painting(16, 16, (x, y) => grey(y * 16 + x));

test.describe('characters', () => {
  test('a gradient gives the ramp in order', async ({ open }) => {
    const ramp = painting(10, 1, (x) => grey(Math.floor(((x + 0.5) / 10) * 255)));
    const sketch = await open({ canvas: canvasOf(ramp), data: ramp, draw: paint });
    expect(await sketch.text()).toEqual([RAMP]);
  });

  test('every grey level falls into its bin', async ({ open }) => {
    const sketch = await open({ canvas: canvasOf(gradient), data: gradient, draw: paint });
    const rows = await sketch.rows();
    const acceptable = gradient.cells.map((colour) => brightnessCharacters(colour, RAMP));
    expect(rows).toEqual(reconcile(rows, acceptable, 16));
  });

  test('a ramp of any length is divided evenly', async ({ open }) => {
    const sketch = await open({ canvas: canvasOf(gradient), data: gradient, draw: paint });
    for (const ramp of ['#', ' #', 'abc', Array.from({ length: 60 }, (_, i) => char(i)).join('')]) {
      await sketch.evaluate((characters) => {
        p5asciifier.renderer('brightness')?.update({ characters });
      }, ramp);
      await sketch.draw();
      const rows = await sketch.rows();
      const acceptable = gradient.cells.map((colour) => brightnessCharacters(colour, ramp));
      expect(rows).toEqual(reconcile(rows, acceptable, 16));
    }
  });

  test('colours count by how bright they look', async ({ open }) => {
    const colours: Rgba[] = [
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
      [255, 255, 0, 255],
      [0, 255, 255, 255],
      [255, 0, 255, 255],
      [128, 128, 128, 255],
      [200, 100, 50, 255],
    ];
    const swatches = painting(8, 1, (x) => colours[x] ?? CLEAR);
    const sketch = await open({ canvas: canvasOf(swatches), data: swatches, draw: paint });
    const expected = colours.map((colour) => brightnessCharacters(colour, RAMP));
    expect(expected.every((options) => options.length === 1)).toBe(true);
    expect(await sketch.text()).toEqual([expected.flat().join('')]);
    expect((await sketch.text())[0]).toMatch(/^:.*\+.$/);
  });

  test('a white disc on black gives its rows', async ({ open }) => {
    const disc = { x: 200, y: 152, radius: 99 };
    const sketch = await open({
      canvas: { width: 400, height: 304 },
      data: disc,
      draw({ x, y, radius }) {
        background(0);
        noStroke();
        fill(255);
        translate(x - width / 2, y - height / 2);
        ellipse(0, 0, radius * 2, radius * 2, 100);
      },
    });
    const rows = Array.from({ length: 19 }, (_, row) =>
      Array.from({ length: 25 }, (_, col) => {
        const distance = Math.hypot(col * 16 + 8 - disc.x, row * 16 + 8 - disc.y);
        // No cell's centre is so close to the edge of the disc that antialiasing could colour it.
        expect(Math.abs(distance - disc.radius)).toBeGreaterThan(1);
        return distance < disc.radius ? '#' : ' ';
      }).join(''),
    );
    expect(await sketch.text()).toEqual(rows);
  });

  test('an empty string puts the first character of the font into every cell', async ({ open }) => {
    const halves = painting(4, 2, (x) => (x < 2 ? WHITE : CLEAR));
    const sketch = await open({ canvas: canvasOf(halves), data: halves, draw: paint });
    await sketch.evaluate(() => {
      p5asciifier.background('#00ff00');
      const emptied = { characters: '', backgroundColor: '#ff0000' };
      p5asciifier.renderer('brightness')?.update(emptied);
    });
    await sketch.draw();
    expect(await sketch.evaluate(() => p5asciifier.fontManager.characters[0]?.character)).toBe(' ');
    expect(await sketch.rows()).toEqual(Array(2).fill(`  ${EMPTY.repeat(2)}`));
    const canvas = await sketch.canvas();
    expect([pixelAt(canvas, 8, 8), pixelAt(canvas, 56, 8)]).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 255],
    ]);
  });

  test('transparent cells stay empty', async ({ open }) => {
    const holes = painting(4, 2, (x, y) => ((x + y) % 2 ? CLEAR : WHITE));
    const sketch = await open({ canvas: canvasOf(holes), data: holes, draw: paint });
    expect(await sketch.rows()).toEqual([`#${EMPTY}#${EMPTY}`, `${EMPTY}#${EMPTY}#`]);
  });

  test("characters take the alpha of the sketch's pixels", async ({ open }) => {
    const veils = painting(4, 1, (x) => [255, 255, 255, [0, 64, 128, 255][x] ?? 0]);
    const sketch = await open({ canvas: canvasOf(veils), data: veils, draw: paint });
    const codes = await sketch.framebuffer(() => {
      const renderer = p5asciifier.renderer('brightness');
      if (!renderer) throw new Error('There is no brightness renderer.');
      return renderer.characterFramebuffer;
    });
    const alphas = [0, 1, 2, 3].map((x) => pixelAt(codes, x, 0)[3]);
    expect(alphas).toEqual([0, 64, 128, 255]);
  });
});

test.describe('brightnessRange', () => {
  for (const range of [
    [0, 100],
    [64, 191],
    [200, 255],
    [10.9, 20.9],
  ] as const) {
    test(`${range.join(' to ')} spreads the ramp over the range and leaves the rest empty`, async ({
      open,
    }) => {
      const sketch = await open({ canvas: canvasOf(gradient), data: gradient, draw: paint });
      await sketch.evaluate(([low, high]) => {
        p5asciifier.renderer('brightness')?.update({ brightnessRange: [low, high] });
      }, range);
      await sketch.draw();
      const rows = await sketch.rows();
      const whole = [Math.trunc(range[0]), Math.trunc(range[1])] as const;
      const acceptable = gradient.cells.map((c) => brightnessCharacters(c, RAMP, whole));
      expect(rows).toEqual(reconcile(rows, acceptable, 16));
    });
  }

  test('with equal ends keeps that one level', async ({ open }) => {
    const levels = painting(5, 1, (x) => grey([0, 127, 128, 129, 255][x] ?? 0));
    const sketch = await open({ canvas: canvasOf(levels), data: levels, draw: paint });
    await sketch.evaluate(() => {
      p5asciifier.renderer('brightness')?.update({ brightnessRange: [128, 128] });
    });
    await sketch.draw();
    const row = Array.from((await sketch.rows())[0] ?? '');
    expect([row[0], row[1], row[3], row[4]]).toEqual([EMPTY, EMPTY, EMPTY, EMPTY]);
    expect(RAMP).toContain(row[2]);
  });
});

test.describe('colours', () => {
  const colours = painting(3, 1, (x) => [[255, 0, 0, 255], [10, 200, 30, 255], BLACK][x] as Rgba);

  test('are sampled for characters and fixed black behind them by default', async ({ open }) => {
    const sketch = await open({ canvas: canvasOf(colours), data: colours, draw: paint });
    const cells = await sketch.cells();
    expect(cells.map(({ primary }) => primary)).toEqual(colours.cells);
    expect(cells.map(({ secondary }) => secondary)).toEqual([BLACK, BLACK, BLACK]);
  });

  test('follow both modes', async ({ open }) => {
    const sketch = await open({
      canvas: canvasOf(colours),
      data: colours,
      draw: paint,
      setupAsciify() {
        p5asciifier.renderer('brightness')?.update({
          characterColorMode: 'fixed',
          characterColor: '#123456',
          backgroundColorMode: 'sampled',
        });
      },
    });
    const cells = await sketch.cells();
    expect(cells.map(({ primary }) => primary)).toEqual(Array(3).fill([0x12, 0x34, 0x56, 255]));
    expect(cells.map(({ secondary }) => secondary)).toEqual(colours.cells);

    await sketch.evaluate(() => {
      p5asciifier.renderer('brightness')?.update({ characterColor: [1, 2, 3] });
    });
    await sketch.draw();
    expect((await sketch.cells())[0]?.primary).toEqual([1, 2, 3, 255]);
  });
});

test('invert, flips and rotation mark every cell', async ({ open }) => {
  const sketch = await open({
    data: painting(10, 6, () => WHITE),
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ flipVertically: true, rotation: -90 });
    },
  });
  for (const cell of await sketch.cells()) {
    expect(cell.transform).toEqual([0, 0, 255, 255]);
    expect(cell.rotation).toEqual([191, 64, 0, 255]);
  }
  await sketch.evaluate(() => {
    p5asciifier
      .renderer('brightness')
      ?.update({ flipVertically: false, flipHorizontally: true, invert: true, rotation: 405 });
  });
  await sketch.draw();
  for (const cell of await sketch.cells()) {
    expect(cell.transform).toEqual([255, 255, 0, 255]);
    expect(cell.rotation).toEqual([31, 223, 0, 255]);
  }
});

/** The i-th visible ASCII character. */
function char(i: number): string {
  return String.fromCharCode(0x21 + i);
}

test('where the middle of a cell lies between pixels, the one to the left and above is read', async ({
  open,
}) => {
  const sketch = await open({
    canvas: { antialias: false },
    data: { at: 7 },
    draw({ at }) {
      background(0);
      noStroke();
      for (let x = at; x < width; x += 16) {
        for (let y = at; y < height; y += 16) rect(x - 80, y - 48, 1, 1);
      }
    },
  });
  expect(await sketch.rows()).toEqual(Array(6).fill('#'.repeat(10)));
  for (const at of [6, 8]) {
    await sketch.draw({ at });
    expect(await sketch.rows(), `pixel ${at}`).toEqual(Array(6).fill(' '.repeat(10)));
  }
});

test('in-depth/colours: fractions of a limit count, and adjoining ranges leave no gap', async ({
  open,
}) => {
  const sketch = await open({
    // Brightness 127.47, 127.41 and 127.82.
    data: ['rgb(127,128,126)', 'rgb(128,127,128)', 'rgb(127,128,129)'],
    draw(colours) {
      background(0);
      noStroke();
      colours.forEach((colour, i) => {
        fill(colour);
        rect(i * 16 - 80, -48, 16, 16);
      });
    },
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: 'D', brightnessRange: [0, 127.5] });
      p5asciifier.renderers().add('bright', 'brightness', {
        enabled: true,
        characters: 'B',
        brightnessRange: [127.5, 255],
      });
    },
  });
  expect((await sketch.rows())[0]).toBe(`DDB${'D'.repeat(7)}`);

  await sketch.evaluate(() => {
    const { P5AsciifyBrightnessRenderer } = window.p5.asciify.renderers.renderer2d.feature;
    for (const { name, renderer } of p5asciifier.renderers().renderers) {
      if (!(renderer instanceof P5AsciifyBrightnessRenderer)) continue;
      renderer.brightnessRange(name === 'bright' ? [128, 255] : [0, 127]);
    }
  });
  await sketch.draw();
  expect((await sketch.rows())[0]).toBe(EMPTY.repeat(3) + 'D'.repeat(7));
});

import { wrongPixels } from './harness/display';
import { pixelAt, type Pixels } from './harness/pixels';
import { canvasOf, grey, paint, painting, WHITE } from './harness/paintings';
import type { Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

const fontOf = (sketch: Sketch) =>
  sketch.evaluate(() => p5asciifier.fontManager.characters.map(({ character }) => character));

const lit = (picture: Pixels, left: number, top: number, size: number): number => {
  const offsets = Array.from({ length: size }, (_, i) => i);
  return offsets
    .flatMap((y) => offsets.map((x) => pixelAt(picture, left + x, top + y)))
    .filter(([r]) => r > 127).length;
};

test('characters are drawn into their cells and nowhere else', async ({ open }) => {
  const picture = painting(4, 1, (x) => grey([255, 0, 255, 0][x] ?? 0));
  const sketch = await open({ canvas: canvasOf(picture), data: picture, draw: paint });
  expect(await sketch.text()).toEqual(['# # ']);
  const canvas = await sketch.canvas();
  const counts = [0, 16, 32, 48].map((left) => lit(canvas, left, 0, 16));
  // A `#` covers a good part of its 256 pixels, but not all of them.
  expect(counts[0]).toBeGreaterThan(50);
  expect(counts[0]).toBeLessThan(220);
  expect(counts).toEqual([counts[0], 0, counts[0], 0]);
});

for (const density of [1, 2]) {
  test(`every transformation shows the atlas tile so transformed, at density ${density}`, async ({
    open,
  }) => {
    const sketch = await open({
      canvas: { width: 256, height: 128, density, antialias: false },
      setupAsciify() {
        p5asciifier.renderers().disable();
        p5asciifier.renderer('custom2D')?.enable();
      },
      draw() {
        const custom = p5asciifier.renderer('custom2D');
        if (!custom) return;
        // Each column has a letter of its own, flips and inversion; each row has a rotation.
        const turns = [0, 90, 180, 270, 45, 30, 200, 359];
        const each = (paintCell: (x: number, y: number) => void) => {
          noStroke();
          for (let y = 0; y < 8; y += 1) {
            for (let x = 0; x < 16; x += 1) {
              paintCell(x, y);
              rect(x - 8, y - 4, 1, 1);
            }
          }
        };
        custom.characterFramebuffer.begin();
        each((x) => p5asciifier.fill('FLRJ'.charAt(x % 4)));
        custom.characterFramebuffer.end();
        custom.primaryColorFramebuffer.begin();
        each((x, y) => fill(255 - x * 5, 200, 10 * y));
        custom.primaryColorFramebuffer.end();
        custom.secondaryColorFramebuffer.begin();
        each((x, y) => fill(30 + y, 0, 100 + x));
        custom.secondaryColorFramebuffer.end();
        custom.transformFramebuffer.begin();
        each((x) => fill(x & 1 ? 255 : 0, x & 2 ? 255 : 0, x & 4 ? 255 : 0));
        custom.transformFramebuffer.end();
        custom.rotationFramebuffer.begin();
        each((_, y) => {
          const scaled = ((turns[y] ?? 0) * 255) / 360;
          fill(Math.floor(scaled), Math.round((scaled % 1) * 255), 0);
        });
        custom.rotationFramebuffer.end();
      },
    });
    const [cells, font, atlas] = [await sketch.cells(), await fontOf(sketch), await sketch.atlas()];
    expect(new Set(cells.map(({ transform }) => String(transform))).size).toBe(8);
    expect(new Set(cells.map(({ rotation }) => String(rotation))).size).toBe(8);
    const canvas = await sketch.canvas();
    expect(canvas.width).toBe(256 * density);
    expect(wrongPixels(canvas, cells, { cols: 16, font, atlas })).toEqual([]);
  });
}

test('the atlas keeps characters in the order of their code points', async ({ open }) => {
  const sketch = await open({});
  const font = await fontOf(sketch);
  const codes = font.map((character) => character.codePointAt(0) ?? NaN);
  expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  expect(font[0]).toBe(' ');
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  expect(font.slice(0, 95)).toEqual(ascii);

  const atlas = await sketch.atlas();
  expect(atlas.columns).toBe(Math.ceil(Math.sqrt(font.length)));
  expect(atlas.rows).toBe(Math.ceil(font.length / atlas.columns));
  expect([atlas.width, atlas.height]).toEqual([atlas.columns * 16, atlas.rows * 16]);
  const tile = (character: string) => {
    const index = font.indexOf(character);
    return lit(atlas, (index % atlas.columns) * 16, Math.floor(index / atlas.columns) * 16, 16);
  };
  // The number of lit pixels shows that each tile holds its own character.
  expect(tile(' ')).toBe(0);
  expect(tile('.')).toBeGreaterThan(0);
  expect(tile('.')).toBeLessThan(tile('-'));
  expect(tile('-')).toBeLessThan(tile('=') + 1);
  expect(tile('=')).toBeLessThan(tile('#'));
});

test('a letter stands upright and the same in every cell', async ({ open }) => {
  const white = painting(2, 2, () => WHITE);
  const sketch = await open({
    canvas: { ...canvasOf(white), antialias: false },
    data: white,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: 'L' });
    },
  });
  const shown = await sketch.canvas();
  const ink = (x: number, y: number) => lit(shown, x, y, 1);
  // An `L` is a stem at the left and a foot at the bottom: nothing in its upper right quarter.
  expect(lit(shown, 8, 0, 8)).toBe(0);
  expect(lit(shown, 0, 0, 8)).toBeGreaterThan(16);
  expect(lit(shown, 8, 8, 8)).toBeGreaterThan(8);
  for (let y = 0; y < 16; y += 1) {
    for (let x = 0; x < 16; x += 1) expect(ink(x, y)).toBe(ink(x + 16, y + 16));
  }
});

/** What the renderer chooses: pictures made of characters must come back as those characters. */
import type { Atlas, Pixels } from '../../../p5.asciify/test/browser/harness/pixels';
import { cutTile, placeTile, type Placement } from '../../src/tiles';
import { expect, test } from './scene';

const SIZE = 8;
const COLS = 19;
const ROWS = 5;
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const UPRIGHT: Placement = {
  invert: false,
  flipHorizontally: false,
  flipVertically: false,
  degrees: 0,
};
const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;
type Rgb = readonly [number, number, number];

const blank: Pixels = {
  width: COLS * SIZE,
  height: ROWS * SIZE,
  data: new Uint8Array(COLS * SIZE * ROWS * SIZE * 4).fill(255),
};

/** A picture of all ASCII, one character a cell, painted from the atlas of the font. */
function specimen(
  atlas: Atlas,
  placements: readonly Placement[],
  colours: (cell: number) => readonly [Rgb, Rgb] = () => [WHITE, BLACK],
): Pixels {
  const { width, height, columns, rows, data } = atlas;
  const data2 = new Uint8Array(blank.data);
  const source = { width, height: height ?? 0, columns, rows, pixels: data };
  for (let cell = 0; cell < ASCII.length; cell++) {
    const placement = placements[cell % placements.length] ?? UPRIGHT;
    const tile = placeTile(cutTile(source, cell), placement);
    const [front, back] = colours(cell);
    for (const [i, covered] of tile.coverage.entries()) {
      const x = (cell % COLS) * SIZE + (i % SIZE);
      const y = Math.floor(cell / COLS) * SIZE + Math.floor(i / SIZE);
      const rgb = front.map((value, c) =>
        Math.round(value * covered + (back[c] ?? 0) * (1 - covered)),
      );
      data2.set(rgb, (y * COLS * SIZE + x) * 4);
    }
  }
  return { ...blank, data: data2 };
}

/** The share of bytes that are the same, give or take what a fraction of a byte makes. */
function sameShare(a: Pixels, b: Pixels, tolerance = 8): number {
  const same = a.data.filter((value, i) => Math.abs(value - (b.data[i] ?? 0)) <= tolerance);
  return same.length / a.data.length;
}

const BLACK_AND_WHITE = {
  characterColorMode: 'fixed',
  backgroundColorMode: 'fixed',
  steadiness: 0,
} as const;

test('with no option but enabled it finds the characters that a picture is made of', async ({
  show,
  repaint,
}) => {
  const sketch = await show({ picture: blank });
  const picture = specimen(await sketch.atlas(), [UPRIGHT]);
  await repaint(picture);
  expect(sameShare(await sketch.canvas(), picture)).toBeGreaterThan(0.98);
  const cells = await sketch.cells();
  const right = cells.filter(({ character }, i) => character === ASCII[i]).length;
  // A few characters of the font are the same picture: which of them is taken does not show.
  expect(right).toBeGreaterThanOrEqual(90);
});

test('the two colours of a cell are found with its character', async ({ show, repaint }) => {
  const sketch = await show({ picture: blank });
  const picture = specimen(await sketch.atlas(), [UPRIGHT], (cell) => [
    [250, 20 + cell, 10],
    [10, 140 - cell, 250],
  ]);
  await repaint(picture);
  expect(sameShare(await sketch.canvas(), picture, 12)).toBeGreaterThan(0.97);
});

test('fixed colours draw what is nearest in brightness, dark on light as well', async ({
  show,
  repaint,
}) => {
  const sketch = await show({
    picture: blank,
    options: { ...BLACK_AND_WHITE, characterColor: '#000000', backgroundColor: '#ffffff' },
  });
  const picture = specimen(await sketch.atlas(), [UPRIGHT], () => [BLACK, WHITE]);
  await repaint(picture);
  expect(sameShare(await sketch.canvas(), picture)).toBeGreaterThan(0.98);
  const [cell] = await sketch.cells();
  expect(cell?.primary).toEqual([0, 0, 0, 255]);
  expect(cell?.secondary).toEqual([255, 255, 255, 255]);
});

test('flips, quarter turns and inversion are used when they are allowed', async ({
  show,
  repaint,
}) => {
  const placements: Placement[] = [
    { ...UPRIGHT, flipHorizontally: true },
    { ...UPRIGHT, flipVertically: true, degrees: 90 },
    { ...UPRIGHT, invert: true },
    { ...UPRIGHT, invert: true, degrees: 90 },
    { ...UPRIGHT, flipHorizontally: true, flipVertically: true },
  ];
  const sketch = await show({
    picture: blank,
    options: { ...BLACK_AND_WHITE, transforms: ['flips', 'turns', 'inversion'] },
  });
  const picture = specimen(await sketch.atlas(), placements);
  await repaint(picture);
  expect(sameShare(await sketch.canvas(), picture)).toBeGreaterThan(0.98);

  // Without them the same picture cannot be drawn, and the cells are upright again.
  await sketch.evaluate(() => {
    const options: object = { transforms: [] };
    p5asciifier.renderer('shape')?.update(options);
  });
  await sketch.draw();
  expect(sameShare(await sketch.canvas(), picture)).toBeLessThan(0.95);
  for (const { transform, rotation } of await sketch.cells()) {
    expect([...transform.slice(0, 3), ...rotation.slice(0, 2)]).toEqual([0, 0, 0, 0, 0]);
  }
});

test('what all characters have in common is known when one is chosen', async ({
  show,
  repaint,
}) => {
  const all = { invert: true, flipVertically: true, rotation: 90 };
  const sketch = await show({ picture: blank, options: { ...BLACK_AND_WHITE, ...all } });
  const picture = specimen(await sketch.atlas(), [
    { ...UPRIGHT, invert: true, flipVertically: true, degrees: 90 },
  ]);
  await repaint(picture);
  expect(sameShare(await sketch.canvas(), picture)).toBeGreaterThan(0.98);
});

test('only the given characters are used, and the empty string is all of them', async ({
  show,
  repaint,
}) => {
  const sketch = await show({ picture: blank, options: { characters: '/\\|-' } });
  await repaint(specimen(await sketch.atlas(), [UPRIGHT]));
  const used = () => sketch.cells().then((cells) => new Set(cells.map((c) => c.character)));
  for (const character of await used()) expect('/\\|-').toContain(character);
  await sketch.evaluate(() => {
    const options: object = { characters: '' };
    p5asciifier.renderer('shape')?.update(options);
  });
  await sketch.draw();
  expect((await used()).size).toBeGreaterThan(80);
});

test('a cell in which nothing is drawn stays empty', async ({ show, repaint }) => {
  const sketch = await show({ picture: blank });
  await repaint({ ...blank, data: new Uint8Array(blank.data.length) });
  expect((await sketch.cells()).every(({ character }) => character === undefined)).toBe(true);
});

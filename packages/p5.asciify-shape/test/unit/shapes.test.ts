import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe as waves, direction, distance, waveWeights, type Block } from '../../src/metric';
import { listShapes } from '../../src/shapes';
import { lookUp, shortlistByDirection, shortlistByDistance } from '../../src/shortlist';
import { blockMeans, cutTile, placeTile, type Atlas } from '../../src/tiles';
import { degreesOf, rotationTexel } from '../../src/values';

const WEIGHTS = waveWeights(1);
const UPRIGHT = { invert: false, flipHorizontally: false, flipVertically: false, degrees: 0 };

/** An atlas of 8 × 8 tiles, `#` where they cover a pixel. */
function atlasOf(...tiles: string[][]): Atlas {
  const pixels = new Uint8Array(tiles.length * 64 * 4);
  for (const [tile, rows] of tiles.entries()) {
    for (let i = 0; i < 64; i++) {
      const covered = rows[Math.floor(i / 8)]?.[i % 8] === '#';
      const x = tile * 8 + (i % 8);
      pixels[(Math.floor(i / 8) * tiles.length * 8 + x) * 4 + 3] = covered ? 255 : 0;
    }
  }
  return { width: tiles.length * 8, height: 8, columns: tiles.length, rows: 1, pixels };
}

const CORNER = ['####', '####', '##', '##', '##', '##'];
const BLANK: string[] = [];
const blocks = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 })
  .map((values): Block => Float64Array.from(values));

test('without weights the waves are as far apart as the blocks', () => {
  const ones = new Float64Array(16).fill(1);
  fc.assert(
    fc.property(blocks, blocks, (a, b) => {
      expect(distance(waves(a, ones), waves(b, ones))).toBeCloseTo(distance(a, b), 9);
    }),
  );
});

test('a direction does not change with brightness and contrast', () => {
  fc.assert(
    fc.property(blocks, (block) => {
      const changed = waves(
        block.map((value) => value * 0.4 + 0.3),
        WEIGHTS,
      );
      // What is plain has no direction. A block that is just not plain can become so by losing
      // contrast.
      const isPlain = Math.hypot(...changed.slice(1)) <= 1e-6;
      const expected = isPlain ? new Float64Array(16) : direction(waves(block, WEIGHTS));
      expect(distance(direction(changed), expected)).toBeLessThan(1e-12);
    }),
    { examples: [[Float64Array.from({ length: 16 }, (_, i) => (i === 5 ? 3e-6 : 0))]] },
  );
});

test('a quarter turn is clockwise, and four of them are none', () => {
  const tile = cutTile(atlasOf(CORNER), 0);
  const turned = placeTile(tile, { ...UPRIGHT, degrees: 90 });
  expect(Array.from(turned.coverage.slice(0, 8))).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
  let again = tile;
  for (let i = 0; i < 4; i++) again = placeTile(again, { ...UPRIGHT, degrees: 90 });
  expect(again).toEqual(tile);
});

test('blocks may begin and end within a pixel', () => {
  const tile = { width: 3, height: 1, coverage: Float64Array.from([1, 0, 0]) };
  const [first, second, third] = blockMeans(tile);
  expect([first, second, third].map((mean) => mean?.toFixed(4))).toEqual([
    '1.0000',
    '0.3333',
    '0.0000',
  ]);
});

test('shapes that look the same are listed once, with the fewest changes', () => {
  const atlas = atlasOf(BLANK, CORNER, BLANK);
  const all = listShapes(atlas, [0, 1, 2], ['flips', 'turns', 'inversion'], UPRIGHT);
  // The corner is the same after a flip along its diagonal: eight ways of drawing it, of which each
  // is there in two colourings; and both ways of drawing nothing.
  expect(all.filter(({ glyph }) => glyph === 1)).toHaveLength(16);
  expect(all.filter(({ glyph }) => glyph === 0)).toHaveLength(2);
  expect(all.filter(({ glyph }) => glyph === 2)).toHaveLength(0);
  expect(all[0]?.placement).toEqual(UPRIGHT);
  expect(listShapes(atlas, [1], ['turns'], UPRIGHT)).toHaveLength(4);
});

/** Blocks that are the same in every run, each value as likely as any other. */
function someBlocks(count: number, seed: number): Block[] {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => Float64Array.from({ length: 16 }, next));
}

test('the list for a cell has a shape that is nearly as good as the best', () => {
  const shapes = someBlocks(95, 7).map((block) => waves(block, WEIGHTS));
  const table = shortlistByDistance(shapes);
  let [best, found] = [0, 0];
  for (const block of someBlocks(400, 8)) {
    const cell = waves(block, WEIGHTS);
    best += Math.min(...shapes.map((shape) => distance(cell, shape)));
    found += Math.min(...Array.from(lookUp(table, cell), (i) => distance(cell, shapes[i] ?? [])));
  }
  expect(found / best).toBeLessThan(1.1);
});

test('every shape is in the list for a cell that looks like it, or like its negative', () => {
  const shapes = someBlocks(95, 3).map((block) => waves(block, WEIGHTS));
  const table = shortlistByDirection(shapes);
  const found = shapes.filter((shape, i) => {
    const cell = direction(shape);
    return [cell, cell.map((wave) => -wave)].every((either) => lookUp(table, either).includes(i));
  });
  expect(found.length).toBeGreaterThanOrEqual(86);
});

test('an angle comes back from the colour that stands for it', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
      const [red, green] = rotationTexel(degrees);
      const away = Math.abs((red + green / 255) * 360 - (((degrees % 360) + 360) % 360));
      expect(Math.min(away, 360 - away)).toBeLessThan(0.01);
    }),
  );
  expect(degreesOf(undefined)).toBe(0);
});

/**
 * How near the canvas comes to the picture, with the embedded font on four drawn pictures, and that
 * the choice of the GPU is the best that there is by the renderer's own measure.
 */
import type { Pixels } from '../../../p5.asciify/test/browser/harness/pixels';
import { describe, distance, waveWeights } from '../../src/metric';
import { listShapes } from '../../src/shapes';
import { blockMeans } from '../../src/tiles';
import { paint, PICTURES, type PictureName } from '../scenes/pictures';
import { blurredSimilarity, brightness, signalToNoise } from '../scenes/similarity';
import { expect, test, type Scene } from './scene';

const WIDTH = 640;
const HEIGHT = 360;
const BLACK_AND_WHITE = {
  characterColorMode: 'fixed',
  backgroundColorMode: 'fixed',
  steadiness: 0,
} as const;

const painted = new Map<string, Pixels>();

/** Painted once: it takes longer than to convert it. */
function picture(name: PictureName, shift = 0): Pixels {
  const key = `${name} ${shift}`;
  let pixels = painted.get(key);
  if (!pixels) {
    const data = paint(PICTURES[name], WIDTH, HEIGHT, { shift });
    painted.set(key, (pixels = { width: WIDTH, height: HEIGHT, data }));
  }
  return pixels;
}

const bright = ({ data }: Pixels) => brightness(WIDTH, HEIGHT, data);
const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

const kinds: { name: string; options: Scene['options']; near: number; far: number }[] = [
  { name: 'upright characters', options: BLACK_AND_WHITE, near: 0.83, far: 0.95 },
  {
    name: 'all transforms',
    options: { ...BLACK_AND_WHITE, transforms: ['flips', 'turns', 'inversion'] },
    near: 0.88,
    far: 0.96,
  },
];

for (const { name, options, near, far } of kinds) {
  test(`with ${name} in black and white the canvas looks like the picture`, async ({
    show,
    repaint,
  }) => {
    const names = ['solids', 'ring', 'lines', 'text'] as const;
    const sketch = await show({ picture: picture('solids'), options });
    const results: [number, number][] = [];
    for (const each of names) {
      await repaint(picture(each));
      results.push(blurredSimilarity(bright(picture(each)), bright(await sketch.canvas())));
    }
    expect(mean(results.map(([value]) => value))).toBeGreaterThan(near);
    expect(mean(results.map(([, value]) => value))).toBeGreaterThan(far);
  });
}

test('fitted colours come near to those of shaded pictures', async ({ show, repaint }) => {
  const sketch = await show({ picture: picture('solids'), options: { steadiness: 0 } });
  for (const name of ['solids', 'ring', 'portrait', 'landscape', 'plasma'] as const) {
    await repaint(picture(name));
    const ratio = signalToNoise(picture(name).data, (await sketch.canvas()).data);
    expect(ratio).toBeGreaterThan(20);
  }
});

test('the choice is the best of all shapes, or next to it, by the measure of the renderer', async ({
  show,
}) => {
  const shown = picture('portrait');
  const sketch = await show({ picture: shown, options: BLACK_AND_WHITE });
  const { width, height = 0, columns, rows, data } = await sketch.atlas();
  const atlas = { width, height, columns, rows, pixels: data };
  const glyphs = Array.from({ length: 95 }, (_, i) => i);
  const base = { invert: false, flipHorizontally: false, flipVertically: false, degrees: 0 };
  const shapes = listShapes(atlas, glyphs, [], base);
  const weights = waveWeights(1);
  const { values } = bright(shown);
  const cells = await sketch.cells();
  const misses = cells.map(({ character = ' ' }, i) => {
    const [left, top] = [(i % (WIDTH / 8)) * 8, Math.floor(i / (WIDTH / 8)) * 8];
    const coverage = Float64Array.from(
      { length: 64 },
      (_, k) => values[(top + Math.floor(k / 8)) * WIDTH + left + (k % 8)] ?? 0,
    );
    const target = describe(blockMeans({ width: 8, height: 8, coverage }), weights);
    const glyph = character.charCodeAt(0) - 32;
    const chosen = shapes.find((shape) => shape.glyph === glyph);
    const least = Math.min(...shapes.map(({ waves }) => distance(target, waves)));
    return distance(target, chosen?.waves ?? []) - least;
  });
  const sorted = misses.toSorted((a, b) => a - b);
  // Bytes instead of fractions make up to a hundredth; lists leave one out now and then.
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(0.02);
  expect(sorted.at(-1)).toBeLessThan(0.15);
});

test('steadiness keeps slow motion from changing cells', async ({ show, repaint }) => {
  const follow = async (steadiness: number): Promise<[changes: number, ratio: number]> => {
    const sketch = await show({ picture: picture('portrait'), options: { steadiness } });
    let last = (await sketch.cells()).map(({ character }) => character);
    let changed = 0;
    for (let step = 1; step <= 4; step++) {
      await repaint(picture('portrait', step / 4));
      const next = (await sketch.cells()).map(({ character }) => character);
      changed += next.filter((character, i) => character !== last[i]).length / next.length / 4;
      last = next;
    }
    const shown = picture('portrait', 1);
    return [changed, signalToNoise(shown.data, (await sketch.canvas()).data)];
  };
  const [[free, freeRatio], [steady, steadyRatio]] = [await follow(0), await follow(0.25)];
  expect(steady).toBeLessThan(0.65 * free);
  // What is kept shows the picture as well as what would have been chosen.
  expect(steadyRatio).toBeGreaterThan(freeRatio - 1);
});

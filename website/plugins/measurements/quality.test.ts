import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { converters } from './converters';
import { overall, qualitySchema, type Measured } from './quality';
import { parseChecked, readChecked } from './readChecked';
import { measurementFiles } from './remarkMeasurements';

const file = join(__dirname, '../../..', measurementFiles.quality);
const real = await readChecked(file, qualitySchema);
const parse = (result: object) =>
  parseChecked(JSON.stringify(result), 'result.json', qualitySchema);

const figures = { near: 0.5, far: 0.6, decibels: 10, changes: 0.1, milliseconds: 30 };
const small = {
  date: '2026-11-23',
  grid: { cols: 80, rows: 45, cell: 8 },
  versions: { chafa: '1.12.4' },
  results: { chafa: { text: figures, ring: figures } },
};

describe('the result of the benchmark', () => {
  it('is read as it is', () => {
    expect(parse(real)).toEqual(real);
    expect(parse(small)).toEqual(small);
  });

  it.each([
    ['a wrong date', { date: 'yesterday' }, 'date: must be a date such as 2026-11-23'],
    ['no results', { results: {} }, 'results: must have the figures of a converter'],
    [
      'an unknown converter',
      { results: { aalib: { text: figures } } },
      'results.aalib: no words for the converter "aalib": describe it in plugins/measurements/converters.ts',
    ],
    [
      'an unknown picture',
      { results: { chafa: { cat: figures } } },
      'results.chafa.cat: no words for the picture "cat": describe it in plugins/measurements/converters.ts',
    ],
    [
      'a share above 1',
      { results: { chafa: { text: { ...figures, near: 1.2 } } } },
      'results.chafa.text.near: must be at most 1',
    ],
    [
      'a figure that is none',
      { results: { chafa: { text: { ...figures, decibels: 'loud' } } } },
      'results.chafa.text.decibels: must be a number',
    ],
    [
      'a converter without one of the pictures',
      { results: { chafa: { text: figures, ring: figures }, jp2a: { text: figures } } },
      'results: must have figures of the same pictures for every converter',
    ],
  ])('is refused for %s', (_what, change, message) => {
    expect(() => parse({ ...small, ...change })).toThrow(`result.json: ${message}`);
  });
});

describe('overall', () => {
  it('is the mean of all pictures, and the median of the times', () => {
    const second = { near: 0.7, far: 0.8, decibels: 20, changes: 0.3, milliseconds: 90 };
    const third = { ...figures, milliseconds: 40 };
    expect(overall({ a: figures, b: second }).milliseconds).toBe(60);
    const all = overall({ a: figures, b: second, c: third });
    expect(all.milliseconds).toBe(40);
    expect(all.near).toBeCloseTo(1.7 / 3);
    expect(all.decibels).toBeCloseTo(40 / 3);
    expect(all.changes).toBeCloseTo(0.5 / 3);
  });

  it('knows no share of changing cells where one picture has none', () => {
    expect(overall({ a: figures, b: { ...figures, changes: null } }).changes).toBeNull();
  });
});

describe('docs/in-depth/how-good-are-the-characters.mdx', () => {
  const all = new Map(
    Object.entries(real.results).map(([name, byPicture]) => [name, overall(byPicture)]),
  );
  const of = (name: string): Measured => {
    const found = all.get(name);
    if (!found) throw new Error(`${name}: expected figures in ${measurementFiles.quality}`);
    return found;
  };
  const others = [...all.keys()].filter((name) => converters.get(name)?.isOurs === false);

  it('says that chafa is the closest of the other tools, and closer in colour than shape', () => {
    for (const key of ['near', 'far', 'decibels'] as const) {
      const best = Math.max(...others.map((name) => of(name)[key]));
      expect(of('chafa')[key], key).toBe(best);
    }
    expect(of('chafa').decibels).toBeGreaterThan(of('shape').decibels);
  });

  it('says that edge changes the fewest cells, and brightness and shape fewer than programs', () => {
    const changes = (name: string) => of(name).changes ?? Infinity;
    expect(changes('edge')).toBe(Math.min(...[...all.keys()].map(changes)));
    for (const program of ['chafa', 'jp2a', 'libcaca']) {
      expect(changes('brightness')).toBeLessThan(changes(program));
      expect(changes('shape')).toBeLessThan(changes(program));
    }
  });
});

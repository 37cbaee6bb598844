import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { converters } from './converters';
import { overall, qualityFile, qualitySchema, type Measured } from './quality';
import { winnersTable } from './qualityTable';
import { readJson } from './readJson';

const real = readJson(qualityFile, qualitySchema);
const figures = { near: 0.5, far: 0.6, decibels: 10, changes: 0.1, milliseconds: 30 };

it('every converter has figures of the same pictures', () => {
  const pictures = Object.values(real.results).map((byPicture) => Object.keys(byPicture).join());
  expect(new Set(pictures).size).toBe(1);
});

it.each([
  ['converter "aalib"', { aalib: { text: figures } }],
  ['picture "cat"', { chafa: { cat: figures } }],
])('the unknown %s is refused', (what, results) => {
  expect(() => v.parse(qualitySchema, { ...real, results })).toThrow(
    `no words for the ${what}: describe it in scripts/measurements/converters.ts`,
  );
});

it('the best of each kind are compared, in what is comparable', () => {
  const better = { ...figures, near: 0.9, changes: 0.02 };
  const results = { edge: { text: figures }, shape: { text: better }, chafa: { text: figures } };
  const table = winnersTable({ ...real, results });
  expect(table).toContain(
    '<tr><th scope="row">Near</th><td>Shape, 0.900</td><td>chafa, 0.500</td></tr>',
  );
  expect(table).toContain('<td>Shape, 2.0 %</td><td>chafa, 10.0 %</td>');
  expect(table).not.toContain('Time');
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
    if (!found) throw new Error(`${name}: expected figures in ${qualityFile}`);
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

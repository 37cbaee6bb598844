/** Figures that pages quote in sentences and tables of their own come from the measurements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overall, qualityFile, qualitySchema } from './quality';
import { readJson } from './readJson';

const repository = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const page = (name: string) => read(`website/docs/in-depth/${name}.mdx`);

const { results } = readJson(qualityFile, qualitySchema);

function figuresOf(converter: string) {
  const byPicture = results[converter];
  if (!byPicture) throw new Error(`There is no converter ${converter}.`);
  return overall(byPicture);
}

const shape = figuresOf('shape');
const brightness = figuresOf('brightness');
const percent = (share: number | null) => `${(100 * (share ?? NaN)).toFixed(1)} %`;
const changesOf = (converter: string) => figuresOf(converter).changes ?? Infinity;

it('how much steadiness helps', () => {
  const without = figuresOf('shape, no steadiness');
  expect(page('characters-by-shape')).toContain(
    `${percent(without.changes)} of the cells changed when the image moved by a quarter of a pixel without steadiness, and ${percent(shape.changes)} with the default`,
  );
});

it('how long an image takes by shape and by brightness', () => {
  const [byShape, byBrightness] = [shape, brightness].map(
    ({ milliseconds }) => `${milliseconds.toFixed(0)} ms`,
  );
  expect(page('characters-by-shape')).toContain(
    `${byShape} for an image and the brightness renderer ${byBrightness}`,
  );
  expect(page('performance')).toContain(`${byShape} for an image, and brightness ${byBrightness}`);
});

it('which tool comes closest, and which are steady', () => {
  const tools = ['chafa', 'jp2a', 'libcaca', 'textmode.js'].map(figuresOf);
  const [chafa] = tools;
  const terminal = ['chafa', 'jp2a', 'libcaca'].map(changesOf);
  for (const measure of ['near', 'far', 'decibels'] as const) {
    expect(chafa?.[measure]).toBe(Math.max(...tools.map((tool) => tool[measure])));
  }
  expect(chafa?.decibels).toBeGreaterThan(shape.decibels);
  expect(changesOf('edge')).toBe(Math.min(...Object.keys(results).map(changesOf)));
  expect(Math.max(changesOf('brightness'), changesOf('shape'))).toBeLessThan(Math.min(...terminal));
});

describe('the table of performance', () => {
  const rows = (markdown: string) =>
    markdown
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has the newest figures of the benchmark', () => {
    const history = rows(read('bench/README.md')).filter(
      ([, , , p5, ...cells]) =>
        /^\d\.\d+/.test(p5 ?? '') && cells.filter((cell) => cell.endsWith('×')).length === 4,
    );
    const newest = (isOfLine: (row: string[]) => boolean) =>
      history.findLast(isOfLine)?.filter((cell) => cell.endsWith('×')) ?? [];
    const columns = [
      newest(([, , commit, p5]) => !!p5?.startsWith('1.') && !commit?.startsWith('published')),
      newest(([, , , p5]) => !!p5?.startsWith('2.')),
      newest(([, , commit]) => !!commit?.startsWith('published')),
    ].map((column) => column.map((cell) => cell.replace(' ×', '')));
    const shown = rows(page('performance')).filter(([, , cell]) => /^\d\.\d\d$/.test(cell ?? ''));
    expect(shown.map((row) => row.slice(2, 5))).toEqual(
      [0, 1, 2, 3].map((row) => columns.map((column) => column[row])),
    );
  });
});

/** Figures that pages quote, computed again from what they are about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeShare } from '../packages/sketch-player/src/core/share/share';
import { bitmapFaces, rasterise, type Glyphs } from '../testing/rasterise';
import { readExamples } from './plugins/sketches/reading/examples';

const repository = join(import.meta.dirname, '..');
const page = (name: string) => readFileSync(join(import.meta.dirname, 'docs', name), 'utf8');

describe('teaching: the length of a link', async () => {
  const examples = await readExamples(join(repository, 'examples'));

  /** The median length of the links to examples of about as many lines. */
  async function lengthOf(lines: number): Promise<number> {
    const alike = examples.filter(
      ({ source }) => Math.abs(source.split('\n').length - lines) <= lines / 10,
    );
    const lengths = await Promise.all(
      alike.map(async ({ source, title }) => {
        const hash = await encodeShare({ code: source, p5: '1', title });
        return `https://p5.textmode.art/playground${hash}`.length;
      }),
    );
    return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? NaN;
  }

  const quoted =
    /sketch of (\d+) lines .*?about ([\d,]+) characters, .*? of (\d+) lines .*?about ([\d,]+)\./;
  const [, ...figures] = quoted.exec(page('teaching.mdx')) ?? [];
  const [fewLines, short, manyLines, long] = figures.map((text) => Number(text.replace(',', '')));

  it.each([
    [fewLines, short],
    [manyLines, long],
  ])('of a sketch of %s lines is about %s characters', async (lines = NaN, length = NaN) => {
    const measured = await lengthOf(lines);
    expect(Math.abs(measured - length) / length, `${measured} characters`).toBeLessThan(0.1);
  });
});

describe('cookbook/choosing-a-ramp: the ink of the default font', async () => {
  const text = page('cookbook/choosing-a-ramp.mdx');
  const glyphs: Glyphs = await rasterise(bitmapFaces.frame);
  const inkOf = (character: string) => ((glyphs[character] ?? '').match(/#/g)?.length ?? 0) / 64;
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const inOrder = letters.sort((a, b) => inkOf(a) - inkOf(b));

  it('of letters lies between the figures that the page names', () => {
    const [, least, lightest, most, densest] =
      /from about (\d+) % for `(\w)` to (\d+) % for `(\w)`/.exec(text) ?? [];
    expect(inkOf(lightest ?? '')).toBe(inkOf(inOrder[0] ?? ''));
    expect(inkOf(densest ?? '')).toBe(inkOf(inOrder.at(-1) ?? ''));
    expect(Math.round(inkOf(lightest ?? '') * 100)).toBe(Number(least));
    expect(Math.round(inkOf(densest ?? '') * 100)).toBe(Number(most));
  });

  it('puts two pairs of the default ramp the wrong way round', () => {
    const ramp = [...' .:-=+*%@#'];
    const falls = ramp.filter((character, i) => inkOf(character) < inkOf(ramp[i - 1] ?? ' '));
    expect(falls).toEqual(['-', '%']);
    expect(text).toContain('`-` has less ink than `:`, and `%` has less than `*`');
  });
});

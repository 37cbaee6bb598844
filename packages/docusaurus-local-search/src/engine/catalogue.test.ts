import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { createCatalogue, headingOf } from './catalogue';
import { sampleIndex } from '../../test/sampleIndex';

const catalogue = createCatalogue(sampleIndex);
const find = (query: string): string[] =>
  catalogue
    .find(query, ({ page }) => page.tag !== 'docs-default-1.0')
    .map(({ entry }) =>
      `${entry.page.title} ${entry.section.headings ? headingOf(entry) : ''}`.trim(),
    );

const glyphColor = 'P5AsciifyFontManager glyphColor()';
const font = 'P5Asciifier font()';

describe('an identifier is found by any part', () => {
  test.each([
    ['glyphColor', glyphColor],
    ['glyph color', glyphColor],
    ['glyph colour', glyphColor],
    ['glyphcolor', glyphColor],
    ['glyphCol', glyphColor],
    ['glyph-color', glyphColor],
    ['glyphColor()', glyphColor],
    ['fontmanager', 'P5AsciifyFontManager'],
    ['font manager', 'P5AsciifyFontManager'],
    ['P5Asciifier.font', font],
    ['p5asciifier font', font],
    ['p5asciifier', 'P5Asciifier'],
    ['asciifier', 'P5Asciifier'],
    ['sobel', 'P5AsciifyEdgeRenderer sobelThreshold()'],
  ])('%s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });
});

describe('slips are forgiven', () => {
  test.each([
    ['glyphColr', glyphColor],
    ['glpyh color', glyphColor],
    ['sboel', 'P5AsciifyEdgeRenderer sobelThreshold()'],
    ['exporing', 'Exporting your work'],
    ['brigthness', 'Live coding'],
  ])('%s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test('but never before what was typed exactly', () => {
    expect(find('font').slice(0, 2).sort()).toEqual(['Fonts', font]);
  });
});

test('a symbol comes before prose that says the same', () => {
  const found = find('glyph color');
  expect(found.indexOf(glyphColor)).toBeLessThan(found.indexOf('Exporting your work'));
});

test('a title comes before text', () => {
  const found = find('exporting');
  expect(found[0]).toBe('Exporting your work');
  expect(find('live coding')[0]).toBe('Live coding');
  expect(find('livecoding')[0]).toBe('Live coding');
});

test('an inherited symbol comes after the one that explains it', () => {
  const found = find('font');
  expect(found.indexOf('P5AsciifyEdgeRenderer font')).toBeGreaterThan(found.indexOf(font));
});

test('an example is found by a name that its sketch uses', () => {
  expect(find('brightnessRange')[0]).toBe('Plotter');
});

test('questions are answered', () => {
  expect(find('how do I save as svg?')[0]).toBe('Exporting your work Save as SVG');
});

describe('what a question is known to mean', () => {
  const load = 'Fonts Load a font';

  test.each(['change the font', 'How do I change fonts?', 'font: changing it'])('%s', (query) => {
    expect(find(query)[0]).toBe(load);
  });

  test('comes before the name that was typed, but not when only a part of it was asked', () => {
    expect(find('font')[0]).not.toBe(load);
    expect(find('function is not a typeface')[0]).toBe(load);
  });

  test('comes after a symbol whose name was typed as in code', () => {
    const sobelThreshold = 'P5AsciifyEdgeRenderer sobelThreshold()';
    expect(find('sobel threshold')[0]).toBe('Live coding');
    expect(find('sobelThreshold')[0]).toBe(sobelThreshold);
    expect(find('renderer.sobelThreshold()')[0]).toBe(sobelThreshold);
  });

  test('may be said in a word that stands for another', () => {
    expect(find('change the typeface')[0]).toBe(load);
  });
});

test('what stands in no page finds nothing, not something like it', () => {
  expect(find('blockchain')).toEqual([]);
  expect(find('')).toEqual([]);
  expect(find('?!')).toEqual([]);
});

test('any query is answered', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(hostileText, (query) => {
      expect(find(query)).toBeInstanceOf(Array);
    }),
    manyRuns,
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { chunksOf, exactKey, nameTerms, stem, textTerms } from './words';

const partsOf = (text: string): string[][] =>
  chunksOf(text).map((parts) => parts.map(({ term }) => term));

describe('an identifier is taken apart', () => {
  test.each([
    ['glyphColor', ['glyph', 'color']],
    ['P5Asciifier.font', ['p5', 'asciifier', 'font']],
    ['P5AsciifyRenderer2D', ['p5', 'asciify', 'renderer', '2d']],
    ['CUSTOM_DEFAULT_OPTIONS_2D', ['custom', 'default', 'options', '2d']],
    ['custom2D', ['custom', '2d']],
    ['saveSVG', ['save', 'svg']],
    ['SVGExportOptions', ['svg', 'export', 'options']],
    ['isP5AsyncCapable', ['is', 'p5', 'async', 'capable']],
    ['using-plugins', ['using', 'plugins']],
    ['p5.js', ['p5', 'js']],
    ['2.0.2', ['2.0.2']],
    ['2.x.x', ['2.x.x']],
    ['WEBGL', ['webgl']],
    ['WebGL2', ['web', 'gl2']],
    ['lvl0', ['lvl0']],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual([parts]);
  });

  test('and sentences at what is no letter', () => {
    expect(partsOf('Set the font, then (maybe) the size.').flat()).toEqual([
      'set',
      'the',
      'font',
      'then',
      'maybe',
      'the',
      'size',
    ]);
  });
});

test.each([
  ['colour', 'color'],
  ['greyscale', 'grayscale'],
  ['centre', 'center'],
  ['initialise', 'initialize'],
  ['customisation', 'customization'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['organiser', 'organizer'],
  ['analysing', 'analyzing'],
  ['cancelled', 'canceled'],
  ['metres', 'meters'],
  ['catalogue', 'catalog'],
  ['naïve', 'naive'],
])('%s is the same word as %s', (one, other) => {
  expect(exactKey(one)).toBe(exactKey(other));
});

test('words that only look British stay what they are', () => {
  expect(partsOf('noise course four metal science')).toEqual([
    ['noise'],
    ['course'],
    ['four'],
    ['metal'],
    ['science'],
  ]);
});

test('a text is found by the parts of a name, by the whole, and by their stems', () => {
  expect(textTerms('fontManager')).toEqual(
    expect.arrayContaining(['font', 'manager', 'fontmanager']),
  );
  expect(textTerms('fonts')).toEqual(['fonts', 'font']);
});

test('a name is found by any run of its parts', () => {
  expect(nameTerms('P5AsciifyFontManager')).toEqual(
    expect.arrayContaining(['p5asciifyfontmanager', 'fontmanager', 'asciifyfont', 'p5asciify']),
  );
});

test('only what looks like an English word is stemmed', () => {
  expect(stem('exporting')).toBe('export');
  expect(stem('p5')).toBe('p5');
  expect(stem('js')).toBe('js');
});

test('any text has words, each where it says', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const parts = chunksOf(text).flat();
      return parts.every(
        ({ term, start, end }) => term !== '' && start >= 0 && start < end && end <= text.length,
      );
    }),
    manyRuns,
  );
});

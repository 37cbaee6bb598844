import { describe, expect, it } from 'vitest';
import { argumentsIn, quotedIn, rangeIn } from './allowedValues';

describe('rangeIn', () => {
  it.each([
    ['value: From 0 (any change) up to 1. 0.5 by default', { least: 0, most: 1 }],
    ['amount to interpolate between 0 and 1.', { least: 0, most: 1 }],
    ['direction between\n   -1 and 1.', { least: -1, most: 1 }],
    ['each from 0 to 255; fractions count', { least: 0, most: 255 }],
    ['Number of columns, 1 or more.', { least: 1 }],
    ['Size in pixels, greater than 0. 16 by default.', { above: 0 }],
    ['the number of pixels', {}],
    ['between white and black', {}],
  ])('%j', (comment, range) => {
    expect(rangeIn(comment)).toEqual(range);
  });
});

it('reads words in quotes, each once, and no names of code', () => {
  const comment =
    '"sampled" from the sketch, "fixed" from `characterColor`. Not "fixed" by default.';
  expect(quotedIn(comment)).toEqual(['sampled', 'fixed']);
});

it('reads what comes after "either", by the place of the argument', () => {
  expect(
    argumentsIn([
      'the width',
      'vertical alignment,\n either TOP, BOTTOM, CENTER, or BASELINE.',
      'either THRESHOLD or BLUR, BLUR.',
      "file extension, either 'png', 'webp', or 'jpg'. Defaults to 'png'.",
      'either a number or a string',
    ]),
  ).toEqual({
    takes: [
      { at: 1, constants: ['TOP', 'BOTTOM', 'CENTER', 'BASELINE'] },
      { at: 2, constants: ['THRESHOLD', 'BLUR'] },
      { at: 3, values: ['png', 'webp', 'jpg'] },
    ],
  });
  expect(argumentsIn(['the width'])).toEqual({});
});

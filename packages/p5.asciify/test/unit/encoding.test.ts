import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  channelsToHex,
  decodeGlyphIndex,
  decodeRotation,
  decodeTransform,
  encodeGlyphIndex,
  encodeRotation,
  encodeTransform,
} from '../../src/color/encoding';

describe('glyph indices', () => {
  it.each([
    [0, [0, 0, 0]],
    [33, [33, 0, 0]],
    [255, [255, 0, 0]],
    [256, [0, 1, 0]],
    [65_535, [255, 255, 0]],
    [65_536, [0, 0, 1]],
  ])('%i is %o', (index, channels) => {
    expect(encodeGlyphIndex(index)).toEqual(channels);
  });

  it('come back as they were, up to 65,535', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (index) => {
        const [red, green] = encodeGlyphIndex(index);
        expect(decodeGlyphIndex(red, green)).toBe(index);
      }),
    );
  });
});

describe('rotation', () => {
  it.each([
    [90, [63, 191, 0]],
    [45, [31, 223, 0]],
    [-90, [191, 64, 0]],
    [0, [0, 0, 0]],
    [360, [0, 0, 0]],
    [450, [63, 191, 0]],
  ])('of %i° is %o', (degrees, channels) => {
    expect(encodeRotation(degrees)).toEqual(channels);
  });

  it('comes back to within a hundredth of a degree', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.99, noNaN: true }), (degrees) => {
        const [red, green] = encodeRotation(degrees);
        expect(Math.abs(decodeRotation(red, green) - degrees)).toBeLessThan(0.01);
      }),
    );
  });

  it('survives being rounded to two decimals and encoded again', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), (red, green) => {
        const once = Math.round(decodeRotation(red, green) * 100) / 100;
        const [again, fraction] = encodeRotation(once);
        const twice = Math.round(decodeRotation(again, fraction) * 100) / 100;
        expect(twice % 360).toBeCloseTo(once % 360, 5);
      }),
    );
  });
});

describe('transforms', () => {
  it('use a channel each', () => {
    expect(
      encodeTransform({ invert: true, flipHorizontally: false, flipVertically: true }),
    ).toEqual([255, 0, 255]);
  });

  it('are on above the middle', () => {
    expect(decodeTransform(128, 127, 255)).toEqual({
      invert: true,
      flipHorizontally: false,
      flipVertically: true,
    });
  });
});

describe('channelsToHex', () => {
  it('pads each channel', () => {
    expect(channelsToHex([0, 10, 255])).toBe('#000aff');
    expect(channelsToHex([1, 2, 3, 4])).toBe('#01020304');
  });
});

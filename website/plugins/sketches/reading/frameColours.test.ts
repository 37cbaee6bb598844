import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourPicture } from '../data/colourPicture';
import { formatColours, parseColours, type FrameColours } from './frameColours';

const colours: FrameColours = {
  characters: [
    ['#ff8000', '#ff8000', undefined],
    [undefined, '#0000ff', undefined],
  ],
  backgrounds: [Array(3).fill('#000000'), Array(3).fill('#000000')],
};
const frame = '@@ \n # \n';
const text = '[characters]\na #0000ff\nb #ff8000\n\nbb\n a\n\n[backgrounds]\na #000000\n';
const file = 'examples/noise/colours.txt';

describe('colours.txt', () => {
  it('names each colour, from dark to light, and draws the cells with their symbols', () => {
    expect(formatColours(colours)).toBe(text);
    expect(parseColours(text, frame, file)).toEqual(colours);
  });

  it('is read as it was written', () => {
    const colour = fc.constantFrom('#000000', '#123456', '#abcdef', '#ffffff');
    const grid = <Value>(cell: fc.Arbitrary<Value>) =>
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(grid(fc.option(colour, { nil: undefined })), grid(colour), (one, other) => {
        const both = { characters: one, backgrounds: other };
        expect(parseColours(formatColours(both), '@@@@\n'.repeat(3), file)).toEqual(both);
      }),
    );
  });

  it.each([
    ['', 'expected the sections [characters] and [backgrounds]'],
    [text.replace('b #ff8000\n', ''), '[characters] names no colour for "b" in row 1'],
    [text.replace('#0000ff', 'blue'), '[characters]'],
    [text.replace('bb', 'bbbb'), '[characters] has more cells than the 3 × 2 of the frame'],
  ])('names the file and what is wrong in %j', (wrong, message) => {
    expect(() => parseColours(wrong, frame, file)).toThrow(message);
    expect(() => parseColours(wrong, frame, file)).toThrow(file);
  });

  it('has a symbol for each of 62 colours, and for no more', () => {
    const many = (count: number) => [
      Array.from({ length: count }, (_, i) => `#0000${i.toString(16).padStart(2, '0')}`),
    ];
    expect(() => formatColours({ ...colours, characters: many(62) })).not.toThrow();
    expect(() => formatColours({ ...colours, characters: many(63) })).toThrow(RangeError);
  });
});

describe('the picture of the colours', () => {
  const sizeOf = (content: Buffer) => [content.readUInt32BE(16), content.readUInt32BE(20)];

  it('has a pixel a cell', () => {
    const picture = colourPicture('noise', colours);
    expect(picture.path).toMatch(/^assets\/frames\/noise\.[0-9a-f]{8}\.png$/);
    expect(picture.hasBackgrounds).toBe(false);
    expect(sizeOf(picture.content)).toEqual([3, 2]);
  });

  it('has a second half for backgrounds that are not black', () => {
    const backgrounds = [['#000000', '#000000', '#200000'], Array(3).fill('#000000')];
    const picture = colourPicture('noise', { ...colours, backgrounds });
    expect(picture.hasBackgrounds).toBe(true);
    expect(sizeOf(picture.content)).toEqual([3, 4]);
    expect(picture.path).not.toBe(colourPicture('noise', colours).path);
  });
});

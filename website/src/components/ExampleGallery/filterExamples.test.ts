import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectExamples, type Filter } from './filterExamples';
import { galleryAddress, galleryQuery, readGalleryQuery } from './galleryAddress';

const [sphere, plasma, menu] = [
  { title: 'A sphere', summary: 'Lit from the side.', tags: ['3d', 'brightness'] },
  { title: 'Plasma', summary: 'Cells computed by a shader.', tags: ['shader', 'custom2D'] },
  { title: 'A menu', summary: 'Lines of text, and the mouse.', tags: ['custom2D'] },
];
const examples = [sphere, plasma, menu];
const select = (filter: Partial<Filter>) =>
  selectExamples(examples, { text: '', tags: [], ...filter });

describe('selectExamples', () => {
  it('shows all when nothing is asked for', () => {
    expect(select({})).toMatchObject({ shown: examples, status: '3 examples' });
  });

  it('shows those with the tag, in their order', () => {
    expect(select({ tags: ['custom2D'] })).toMatchObject({
      shown: [plasma, menu],
      status: '2 of 3 examples',
    });
  });

  it('shows those that have all the tags', () => {
    expect(select({ tags: ['custom2D', 'shader'] }).shown).toEqual([plasma]);
    expect(select({ tags: ['custom2D', '3d'] })).toMatchObject({
      shown: [],
      status: '0 of 3 examples',
    });
  });

  it.each([
    ['plas', [plasma]],
    ['  MENU ', [menu]],
    ['computed shader', [plasma]],
    ['brightness', [sphere]],
    ['shader mouse', []],
  ])('finds %j in titles, summaries and tags', (text, shown) => {
    expect(select({ text }).shown).toEqual(shown);
  });

  it('wants the words and the tags', () => {
    expect(select({ text: 'a', tags: ['custom2D'] }).shown).toEqual([plasma, menu]);
    expect(select({ text: 'lines', tags: ['custom2D'] }).shown).toEqual([menu]);
  });

  it('counts what each tag would leave', () => {
    expect([...select({ tags: ['custom2D'] }).counts]).toEqual([
      ['shader', 1],
      ['custom2D', 2],
    ]);
  });

  it.each(['no-such-tag', 'custom', 'constructor', '<b>'])(
    'shows what the others leave for the unknown tag %j, and names it',
    (tag) => {
      expect(select({ tags: [tag] })).toMatchObject({
        shown: examples,
        status: `3 examples. No example is tagged “${tag}”`,
      });
      expect(select({ tags: ['3d', tag] }).shown).toEqual([sphere]);
    },
  );
});

describe('the address', () => {
  it('names tags and words, whatever is in them', () => {
    expect(galleryAddress()).toBe('/examples');
    expect(galleryAddress({ tags: ['p5-2', 'a&b'] })).toBe('/examples?tag=p5-2&tag=a%26b');
    expect(galleryAddress({ text: 'an eye', tags: ['3d'] })).toBe('/examples?tag=3d&q=an+eye');
  });

  it('is read as it was written', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uniqueArray(word), (text, tags) => {
        expect(readGalleryQuery(galleryQuery({ text, tags }))).toEqual({ text, tags });
      }),
    );
  });

  it('may hold anything', () => {
    expect(readGalleryQuery('?tag=&tag=3d&tag=3d&q')).toEqual({ text: '', tags: ['3d'] });
    fc.assert(fc.property(fc.string(), (query) => void readGalleryQuery(query)));
  });
});

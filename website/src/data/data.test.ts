import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { byTitle, parseList } from './lists';
import { contributors, donations, fonts, playgrounds, showcase } from './index';
import { fontEntry, personEntry, showcaseEntry } from './schema';

const picture = ['', '', '', '', ''];
const font = { title: 'Test', description: 'A font.', url: 'https://example.org/', picture };

function messageOf(list: unknown): string {
  try {
    parseList('fonts.json', fontEntry, list);
  } catch (error) {
    return v.parse(v.instance(Error), error).message;
  }
  throw new Error('The list was accepted.');
}

describe('the lists', () => {
  it('are in their order, whatever the order of the file', () => {
    expect(showcase.map((entry) => entry.title)).toEqual([
      'charsets.textmode.art',
      'Face segmentation with ml5.js',
      'Ghastly Wither',
      'place.textmode.art',
      'textmode.art',
    ]);
    expect(contributors.map((entry) => entry.person.name)).toEqual([
      'flordefuego',
      'gridsystem',
      'davepagurek',
      'humanbydefinition',
    ]);
    expect(fonts).toHaveLength(10);
    expect(donations).toHaveLength(4);
    expect(playgrounds).toHaveLength(4);
  });

  it('sort without regard to case', () => {
    const titles = ['b', 'C', 'a'].map((title) => ({ title }));
    expect(byTitle(titles).map((entry) => entry.title)).toEqual(['a', 'b', 'C']);
  });

  it('name no stand-in website', () => {
    const everything = JSON.stringify({ contributors, donations, fonts, playgrounds, showcase });
    expect(everything).not.toMatch(/janedoe|johnsmith|example\.(org|com)/);
  });
});

describe('parseList', () => {
  it('accepts an entry without its optional fields', () => {
    expect(parseList('fonts.json', fontEntry, [font])).toEqual([font]);
  });

  it('says when there is no list', () => {
    expect(messageOf({})).toBe(
      'src/data/fonts.json has entries that cannot be shown:\n- expected a list of entries, got Object.',
    );
  });

  it('names the entry and the field', () => {
    expect(messageOf([font, { ...font, title: 'Second', url: 'example.org' }])).toContain(
      '- entry 2 (Second), field url: expected a full URL that begins with https://, got "example.org".',
    );
  });

  it.each([
    [{ ...font, url: 'http://example.org' }, 'field url: expected a full URL that begins with'],
    [
      { ...font, glyphCount: 'many' },
      'field glyphCount: expected a number such as "256" or "256+"',
    ],
    [{ ...font, licence: ' ' }, 'field licence: expected some text'],
    [{ ...font, picture: ['', ''] }, 'field picture: expected five lines, got 2'],
    [
      { ...font, picture: ['x'.repeat(25), '', '', '', ''] },
      'field picture.0: expected a line of at most 24 characters, got 25',
    ],
    [
      { ...font, picture: ['', '♥', '', '', ''] },
      'field picture.1: expected printable ASCII, box-drawing or block characters only',
    ],
    [{ ...font, license: 'MIT' }, 'field license: there is no such field'],
    [{ ...font, description: undefined }, 'field description: '],
    [{ title: 'Test', url: font.url, picture }, 'field description: the field is missing'],
  ])('refuses %j', (entry, message) => {
    expect(messageOf([entry])).toContain(`entry 1 (Test), ${message}`);
  });

  it('lists every problem at once', () => {
    const message = messageOf([
      { ...font, url: '' },
      { ...font, title: '' },
    ]);
    expect(message.split('\n- ')).toHaveLength(3);
  });

  it('refuses a handle where a URL belongs', () => {
    expect(() =>
      parseList('people.json', personEntry, [{ name: 'Ada', instagram: 'ada.png' }]),
    ).toThrow('entry 1 (Ada), field instagram: expected a full URL that begins with https://');
  });

  it('puts the person in the place of the name, or lists the names that exist', () => {
    const ada = { name: 'Ada', website: 'https://example.org/' };
    const entry = { ...font, category: 'tool', creator: 'Ada' };
    expect(parseList('showcase.json', showcaseEntry([ada]), [entry])[0]?.creator).toEqual(ada);
    expect(() =>
      parseList('showcase.json', showcaseEntry([ada]), [{ ...entry, creator: 'Bob' }]),
    ).toThrow('entry 1 (Test), field creator: expected a name from people.json: Ada, got "Bob".');
  });
});

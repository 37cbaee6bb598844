import { describe, expect, it } from 'vitest';
import { countTags, selectExamples } from './filterExamples';
import { galleryAddress } from './galleryAddress';

const [sphere, plasma, menu] = [
  { slug: 'sphere', tags: ['3d', 'brightness'] },
  { slug: 'plasma', tags: ['shader', 'custom2D'] },
  { slug: 'menu', tags: ['custom2D'] },
];
const examples = [sphere, plasma, menu];

it('counts the tags, by name', () => {
  expect(countTags(examples)).toEqual([
    { tag: '3d', count: 1 },
    { tag: 'brightness', count: 1 },
    { tag: 'custom2D', count: 2 },
    { tag: 'shader', count: 1 },
  ]);
});

describe('selectExamples', () => {
  it('shows all without a tag', () => {
    expect(selectExamples(examples, '')).toEqual({ shown: examples, status: '3 examples' });
  });

  it('shows those with the tag, in their order', () => {
    expect(selectExamples(examples, 'custom2D')).toEqual({
      shown: [plasma, menu],
      status: '2 of 3 examples, tagged “custom2D”',
    });
  });

  it.each(['no-such-tag', 'custom', 'constructor', '<b>'])('shows all for %j', (tag) => {
    expect(selectExamples(examples, tag)).toEqual({
      shown: examples,
      status: `No example is tagged “${tag}”; these are all 3 examples`,
    });
  });
});

it('addresses a tag by its name, whatever is in it', () => {
  expect(galleryAddress()).toBe('/docs/community/showcase#examples');
  expect(galleryAddress('p5-2')).toBe('/docs/community/showcase?tag=p5-2#examples');
  expect(galleryAddress('a&b')).toBe('/docs/community/showcase?tag=a%26b#examples');
});

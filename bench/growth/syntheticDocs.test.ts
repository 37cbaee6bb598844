import { expect, it } from 'vitest';
import { syntheticDocs } from './syntheticDocs';

it('writes as many pages as asked, twenty to a category', () => {
  const files = syntheticDocs('synthetic', 45);
  expect(files).toHaveLength(45);
  expect(files[0]?.path).toBe('synthetic/group-0/page-0.md');
  expect(files.at(-1)?.path).toBe('synthetic/group-2/page-44.md');
});

it('gives each page one title, headings and code', () => {
  for (const { text } of syntheticDocs('synthetic', 3)) {
    expect(text.match(/^# \w/gm)).toHaveLength(1);
    expect(text.match(/^## \w/gm)?.length).toBeGreaterThan(3);
    expect(text.match(/^```js$/gm)?.length).toBeGreaterThan(3);
  }
});

it('says the same each time', () => {
  expect(syntheticDocs('a', 5)).toEqual(syntheticDocs('a', 5));
});

import { expect, it } from 'vitest';
import { parseFrontMatter } from '../../website/plugins/front-matter/frontMatter';
import { syntheticDocs } from './syntheticDocs';

it('writes as many pages as asked, twenty to a category', () => {
  const files = syntheticDocs('synthetic', 45);
  expect(files).toHaveLength(45);
  expect(files[0]?.path).toBe('synthetic/group-0/page-0.md');
  expect(files.at(-1)?.path).toBe('synthetic/group-2/page-44.md');
});

it('gives each page a front matter of its own kind, headings and code', () => {
  for (const { text } of syntheticDocs('synthetic', 3)) {
    const [, fields = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
    const frontMatter: unknown = Object.fromEntries(
      fields.split('\n').map((field) => field.split(': ')),
    );
    expect(() => parseFrontMatter(frontMatter, 'doc', 'page.md')).not.toThrow();
    expect(text.match(/^## \w/gm)?.length).toBeGreaterThan(3);
    expect(text.match(/^```js$/gm)?.length).toBeGreaterThan(3);
  }
});

it('says the same each time', () => {
  expect(syntheticDocs('a', 5)).toEqual(syntheticDocs('a', 5));
});

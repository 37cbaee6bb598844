import { expect, it } from 'vitest';
import { parseFrontMatter } from '../../website/plugins/front-matter';
import { syntheticDocs } from './syntheticDocs';

it('writes as many pages as asked, twenty to a category, and twenty of these to another', () => {
  const files = syntheticDocs('synthetic', 425);
  expect(files).toHaveLength(425);
  expect(files[0]?.path).toBe('synthetic/part-0/group-0/page-0.md');
  expect(files.at(-1)?.path).toBe('synthetic/part-1/group-21/page-424.md');
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

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { kindOf, optionsSchema, parseKinds } from './options';

const parse = (options: unknown) => v.parse(optionsSchema, options);

test('a site need not say anything', () => {
  const { hosted, kinds, words, entries, sidebarTitles } = parse({ id: 'default' });
  expect({ hosted, words, entries, sidebarTitles }).toEqual({ hosted: false, sidebarTitles: {} });
  expect(['docs/apples', 'blog/spring', ''].map((path) => kindOf(path, kinds).label)).toEqual([
    'Docs',
    'Blog',
    'Pages',
  ]);
});

test('the first kind that matches a path counts, by its beginning or by a pattern', () => {
  const kinds = parseKinds([
    { pages: /\/lists\//g, label: 'Lists', weight: 0.5 },
    { pages: 'docs/', label: 'Guides' },
  ]);
  // Twice, since a global pattern would go on from where it stood.
  for (const path of ['docs/lists/a', 'docs/lists/b']) expect(kindOf(path, kinds).weight).toBe(0.5);
  expect(kindOf('docs/apples', kinds)).toMatchObject({ label: 'Guides', weight: 1, isApi: false });
  expect(kindOf('docs', kinds).label).toBe('Guides');
  expect(kindOf('elsewhere', kinds).label).toBe('Pages');
});

test('without a cache the index is made anew', async () => {
  expect(await parse({}).cached('search-index', [], () => Promise.resolve('made'))).toBe('made');
});

test.each([
  [{ kinds: [{ label: 'Guides' }] }],
  [{ entries: { attribute: 'id', kind: 'Examples', read: () => Promise.resolve(new Map()) } }],
  [{ entries: { attribute: 'data-example', kind: 'Examples', read: 'later' } }],
  [{ cached: true }],
  [{ hosted: 'yes' }],
])('%j is refused', (options) => {
  expect(() => parse(options)).toThrow(v.ValiError);
});

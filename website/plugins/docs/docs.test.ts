import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveCards, withoutDescriptions } from '.';

describe('haveCards', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-'));
    await writeFile(join(folder, 'plain.mdx'), '# Plain\n\nText.\n');
    await writeFile(join(folder, 'cards.mdx'), '# Cards\n\n<DocCardList />\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const haveThem = (link: { type: string }, ...files: string[]) => {
    const docs = files.map((file) => ({ source: `@site/${file}` }));
    const sidebars = { docs: [{ type: 'category', label: 'All', link, items: [] }] };
    return haveCards({ loadedVersions: [{ sidebars, docs }] }, folder);
  };

  it('finds none in docs of text alone', async () => {
    expect(await haveThem({ type: 'doc' }, 'plain.mdx')).toBe(false);
  });

  it('finds those that a page asks for', async () => {
    expect(await haveThem({ type: 'doc' }, 'plain.mdx', 'cards.mdx')).toBe(true);
  });

  it('finds those of a generated index', async () => {
    expect(await haveThem({ type: 'generated-index' }, 'plain.mdx')).toBe(true);
  });
});

describe('withoutDescriptions', () => {
  const doc = { id: 'intro', title: 'Introduction', sidebar: 'docs' };
  const version = { label: 'Next', docs: { intro: { ...doc, description: 'What it is.' } } };
  const page = { path: '/docs/intro', component: '@theme/DocItem', exact: true };

  it('shortens the list of docs in the routes of versions', () => {
    const root = { path: '/docs', component: '@theme/DocVersionRoot', props: { version } };
    expect(
      withoutDescriptions({
        path: '/docs',
        component: '@theme/DocsRoot',
        routes: [{ ...root, routes: [page] }],
      }),
    ).toEqual({
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [
        { ...root, props: { version: { label: 'Next', docs: { intro: doc } } }, routes: [page] },
      ],
    });
  });

  it('leaves other routes as they are', () => {
    const tag = { ...page, props: { tag: { items: [{ description: 'Kept.' }] } } };
    expect(withoutDescriptions(tag)).toEqual(tag);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { haveCards, withoutList } from '.';

describe('haveCards', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-'));
    await mkdir(join(folder, 'more'));
    await writeFile(join(folder, 'plain.mdx'), '# Plain\n\nText.\n');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const haveThem = (link: { type: string } = { type: 'doc' }) => {
    const sidebars = { docs: [{ type: 'category', label: 'All', link, items: [] }] };
    return haveCards({ loadedVersions: [{ sidebars, contentPath: folder }] });
  };

  it('finds none in docs of text alone', async () => {
    expect(await haveThem()).toBe(false);
  });

  it.each(['cards.mdx', 'more/cards.md', '_part.mdx'])('finds those in %s', async (file) => {
    await writeFile(join(folder, file), '# Cards\n\n<DocCardList />\n');
    expect(await haveThem()).toBe(true);
  });

  it('finds those of a generated index', async () => {
    expect(await haveThem({ type: 'generated-index' })).toBe(true);
  });
});

describe('withoutList', () => {
  const doc = { id: 'intro', title: 'Introduction', sidebar: 'docs', description: 'What it is.' };
  const version = { label: 'Next', docs: { intro: doc } };
  const page = { path: '/docs/intro', component: '@theme/DocItem', exact: true };

  it('empties the list of docs in the routes of versions', () => {
    const root = { path: '/docs', component: '@theme/DocVersionRoot', props: { version } };
    expect(
      withoutList({
        path: '/docs',
        component: '@theme/DocsRoot',
        routes: [{ ...root, routes: [page] }],
      }),
    ).toEqual({
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [{ ...root, props: { version: { label: 'Next', docs: {} } }, routes: [page] }],
    });
  });

  it('leaves other routes as they are', () => {
    const tag = { ...page, props: { tag: { items: [{ description: 'Kept.' }] } } };
    expect(withoutList(tag)).toEqual(tag);
  });
});

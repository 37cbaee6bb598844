import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSketches } from './remarkSketches';

const folder = mkdtempSync(join(tmpdir(), 'repository-'));
mkdirSync(join(folder, 'examples/noise'), { recursive: true });
writeFileSync(join(folder, 'examples/noise/sketch.js'), 'box(50);\n');

async function attributesAfter(name: string, slug: string) {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: 'slug', value: slug }],
    children: [],
  };
  const tree: Root = { type: 'root', children: [element] };
  await remarkSketches({ siteDir: join(folder, 'website') })(
    tree,
    new VFile({ path: 'guide.mdx' }),
  );
  return element.attributes;
}

describe('remarkSketches', () => {
  it('adds the source of the example to a link', async () => {
    expect(await attributesAfter('P5LiveLink', 'noise')).toContainEqual({
      type: 'mdxJsxAttribute',
      name: 'sketch',
      value: 'box(50);\n',
    });
  });

  it('adds the data of the example', async () => {
    const attributes = await attributesAfter('LiveExample', 'noise');
    expect(attributes).toMatchObject([{ name: 'slug' }, { name: 'example' }]);
  });

  it('leaves other elements alone', async () => {
    expect(await attributesAfter('Recipes', 'noise')).toHaveLength(1);
  });

  it('names the page and the known examples when there is no such example', async () => {
    await expect(attributesAfter('P5LiveLink', 'nosie')).rejects.toThrow(
      'guide.mdx:1: P5LiveLink has the unknown slug "nosie"; known slugs: noise',
    );
  });
});

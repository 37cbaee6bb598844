import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkP5LiveLink } from './remarkExamples';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
mkdirSync(join(folder, 'noise'));
writeFileSync(join(folder, 'noise/sketch.js'), 'box(50);\n');

async function attributesAfter(name: string, slug: string) {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: 'slug', value: slug }],
    children: [],
  };
  const tree: Root = { type: 'root', children: [element] };
  await remarkP5LiveLink({ folder })(tree, new VFile({ path: 'guide.mdx' }));
  return element.attributes;
}

describe('remarkP5LiveLink', () => {
  it('adds the source of the example', async () => {
    expect(await attributesAfter('P5LiveLink', 'noise')).toContainEqual({
      type: 'mdxJsxAttribute',
      name: 'sketch',
      value: 'box(50);\n',
    });
  });

  it('leaves other elements alone', async () => {
    expect(await attributesAfter('LiveExample', 'noise')).toHaveLength(1);
  });

  it('names the page and the known examples when there is no such example', async () => {
    await expect(attributesAfter('P5LiveLink', 'nosie')).rejects.toThrow(
      'guide.mdx:1: P5LiveLink has the unknown slug "nosie"; known slugs: noise',
    );
  });
});

import { join } from 'node:path';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkMeasurements } from './remarkMeasurements';
import { topics } from './topics';

const repository = join(__dirname, '../../..');

function jsx(name: string, topic?: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes:
      topic === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'topic', value: topic }],
    children: [],
  };
}

async function transform(...children: MdxJsxFlowElement[]): Promise<Root['children']> {
  const tree: Root = { type: 'root', children };
  await remarkMeasurements({ repository })(tree, new VFile({ path: 'page.mdx' }));
  return tree.children;
}

const tables = [...topics.keys()].map((topic) => jsx('CompatibilityTable', topic));

it('puts a table in the place of each element, and leaves others alone', async () => {
  const children = await transform(...tables, jsx('LiveExample'), jsx('QualityTable'));
  const made = children.filter((child): child is Paragraph => child.type === 'paragraph');
  expect(made.map(({ data }) => data?.hName)).toEqual(Array(tables.length + 1).fill('table'));
  expect(children[tables.length]).toEqual(jsx('LiveExample'));
});

it('puts a table for each picture in the place of one element', async () => {
  expect((await transform(jsx('QualityByPicture'))).length).toBeGreaterThanOrEqual(8);
});

it('names the topics when there is no such topic', async () => {
  await expect(transform(jsx('CompatibilityTable', 'Sound'))).rejects.toThrow(
    'page.mdx:1: there is no topic "Sound"; topics: The canvas and its frames, ',
  );
});

it('names the topics that a page leaves out', async () => {
  await expect(transform(...tables.slice(2))).rejects.toThrow(
    'page.mdx: expected a table of every topic, missed The canvas and its frames, Mouse and keyboard',
  );
});

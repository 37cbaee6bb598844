import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { exampleSlug } from './exampleSlug';
import { exampleSlugs } from './readExamples';

/** Gives `<P5LiveLink slug="x"/>` the source of that example as `sketch`. */
export function remarkP5LiveLink({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'P5LiveLink') elements.push(element);
    });
    if (elements.length === 0) return;

    const known = await exampleSlugs(folder);
    for (const element of elements) {
      const value = await readFile(
        join(folder, exampleSlug(element, file, known), 'sketch.js'),
        'utf8',
      );
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'sketch', value });
    }
  };
}

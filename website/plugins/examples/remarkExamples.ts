import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { attachData, slugOf } from '../mdxData';
import { elementsNamed } from '../mdxElements';
import { exampleSlugs } from './readExamples';

/** Gives `<LiveExample slug="x"/>` the data of that example. */
export function remarkLiveExample({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const element = { component: 'LiveExample', property: 'example', plugin: 'examples' };
    attachData(element, tree, file, await exampleSlugs(folder));
  };
}

/** Gives `<P5LiveLink slug="x"/>` the source of that example as `sketch`. */
export function remarkP5LiveLink({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = elementsNamed('P5LiveLink', tree);
    if (elements.length === 0) return;

    const known = await exampleSlugs(folder);
    for (const element of elements) {
      const value = await readFile(join(folder, slugOf(element, file, known), 'sketch.js'), 'utf8');
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'sketch', value });
    }
  };
}

import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { exampleSlugs } from '../examples/readExamples';
import { attachData } from '../mdxData';

/** Gives `<Exercise slug="x"/>` the data of that exercise. */
export function remarkExercise({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const element = { component: 'Exercise', property: 'exercise', plugin: 'exercises' };
    attachData(element, tree, file, await exampleSlugs(folder));
  };
}

import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { attachData } from '../mdxData';
import { predictionSlugs } from './readPredictions';

/** Gives `<Predict slug="x"/>` the frames to choose from, of the example or step of that name. */
export function remarkPredict({ folders }: { folders: readonly string[] }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const element = { component: 'Predict', property: 'prediction', plugin: 'predictions' };
    const known = (await Promise.all(folders.map(predictionSlugs))).flat();
    attachData(element, tree, file, known);
  };
}

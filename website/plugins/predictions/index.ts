import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { devFolder, isDevelopment } from '../../files';
import type { PredictionData } from '../../shared/predictions';
import { colourPicture } from '../examples/colourPicture';
import { writeAssets } from '../examples/writeAssets';
import { readPredictions, type PredictedFrame, type Prediction } from './readPredictions';

type Complete = Prediction<PredictedFrame>;

/** The folders whose sketches may have something to predict. */
export function predictionFolders(siteDir: string): string[] {
  return ['examples', 'course'].map((name) => join(siteDir, '..', name));
}

/** Gives pages the frames of which readers predict one; see README.md. */
export default function predictionsPlugin({ siteDir, baseUrl }: LoadContext): Plugin<Complete[]> {
  const folders = predictionFolders(siteDir);
  return {
    name: 'predictions',
    getPathsToWatch: () => folders.map((folder) => join(folder, '*/*')),
    loadContent: async () => (await Promise.all(folders.map(readPredictions))).flat(),
    async contentLoaded({ content, actions }) {
      if (isDevelopment()) await writeAssets(devFolder, content.flatMap(picturesOf));
      for (const prediction of content) {
        const { slug } = prediction.example;
        await actions.createData(`${slug}.json`, dataOf(prediction, baseUrl));
      }
    },
    postBuild: ({ outDir, content }) => writeAssets(outDir, content.flatMap(picturesOf)),
  };
}

function dataOf(prediction: Complete, baseUrl: string): PredictionData {
  const pictures = picturesOf(prediction);
  return {
    question: prediction.question,
    options: prediction.options.map(({ name, shows, reason, isRight, frame }, index) => ({
      name,
      shows,
      reason,
      isRight,
      frame,
      colours: {
        image: `${baseUrl}${pictures[index]?.path ?? ''}`,
        hasBackgrounds: pictures[index]?.hasBackgrounds ?? false,
      },
    })),
  };
}

const picturesOf = ({ example, options }: Complete) =>
  options.map(({ name, colours }) => colourPicture(`${example.slug}-${name}`, colours));

import type { PredictionData } from '../../../shared/predictions';
import type { PredictedFrame, Prediction } from '../reading/predictions';
import { stillOf } from './colourPicture';
import type { SiteData } from './siteData';

/** One file a question, with the frames to choose from. */
export function predictionsData(
  predictions: readonly Prediction<PredictedFrame>[],
  baseUrl: string,
): SiteData {
  const shown = predictions.map(({ example: { slug }, question, options }) => {
    const stills = options.map(({ name, shows, reason, isRight, frame, colours }) => {
      const still = stillOf(`${slug}-${name}`, colours, baseUrl);
      return {
        option: { name, shows, reason, isRight, frame, colours: still.colours },
        picture: still.picture,
      };
    });
    const data: PredictionData = { question, options: stills.map(({ option }) => option) };
    return { slug, data, pictures: stills.map(({ picture }) => picture) };
  });
  return {
    data: Object.fromEntries(shown.map(({ slug, data }) => [`predictions/${slug}`, data])),
    assets: shown.flatMap(({ pictures }) => pictures),
  };
}

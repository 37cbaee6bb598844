/** What `Predict` shows, as `plugins/sketches` hands it to pages. */
import * as v from 'valibot';

const optionSchema = v.object({
  name: v.string(),
  /** What the frame shows, for readers who do not see it. */
  shows: v.string(),
  /** Why it is right or wrong. */
  reason: v.string(),
  isRight: v.boolean(),
  frame: v.string(),
  /** See `FramePicture`. */
  colours: v.object({ image: v.string(), hasBackgrounds: v.boolean() }),
});

export const predictionDataSchema = v.object({
  question: v.string(),
  options: v.array(optionSchema),
});

export type PredictionData = v.InferOutput<typeof predictionDataSchema>;

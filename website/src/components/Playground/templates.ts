/** The sketches to start from, which `plugins/playground` has read. */
import data from '@generated/playground/default/templates.json';
import { p5MajorSchema } from 'sketch-player/p5Majors';
import * as v from 'valibot';

const templateSchema = v.object({
  id: v.string(),
  title: v.string(),
  major: p5MajorSchema,
  fileName: v.string(),
  source: v.string(),
  html: v.string(),
});

export type Template = v.InferOutput<typeof templateSchema>;

export const templates = v.parse(v.tupleWithRest([templateSchema], templateSchema), data);

/** The steps of the course, in their order; each is a folder in `course` and a page of the docs. */
import * as v from 'valibot';

export const courseSteps = [
  'night',
  'webgl',
  'characters',
  'light',
  'ramp',
  'colour',
  'grid',
  'layer',
  'motion',
  'mouse',
  'camera',
  'words',
  'export',
  'share',
] as const;

/** The first step that is meant to go on with the reader's own sketch. */
export const firstOwnStep = 'motion';

export const courseAddress = '/docs/first-piece';

export function stepAddress(slug: string): string {
  return `${courseAddress}/${slug}`;
}

/** The steps with their titles, as `plugins/sketches` hands them to pages. */
export const stepListSchema = v.array(v.object({ slug: v.string(), title: v.string() }));

export type StepEntry = v.InferOutput<typeof stepListSchema>[number];

/** The sources of all steps by their names, to bring a reader's sketch from one to another. */
export const sourcesSchema = v.record(v.string(), v.string());

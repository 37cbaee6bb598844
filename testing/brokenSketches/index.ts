import type { BrokenSketch } from './BrokenSketch';
import { canvasSketches } from './canvas';
import { librarySketches } from './library';
import { p5MajorSketches } from './p5Majors';
import { pastedSketches } from './pasted';

export type { BrokenSketch };

/** Sketches that do not work on the site, and what the rescue finds in them. */
export const brokenSketches: readonly BrokenSketch[] = [
  ...canvasSketches,
  ...p5MajorSketches,
  ...librarySketches,
  ...pastedSketches,
];

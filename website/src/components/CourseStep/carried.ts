/** A reader's sketch, on its way from one step of the course to a later one. */
import { mergeLines, type Merged } from 'sketch-player/mergeLines';
import { courseSteps } from '@site/shared/course';

/** The id under which the changes of a reader to the sketch of a step are kept. */
export function draftId(slug: string): string {
  return `first-piece ${slug}`;
}

export interface CarriedSketch {
  /** The step in which the reader has left it. */
  from: string;
  source: string;
}

/**
 * Finds the reader's sketch in the nearest step before this one.
 *
 * @param draftOf The newest draft of an id.
 */
export function sketchBefore(
  slug: string,
  draftOf: (id: string) => string | undefined,
): CarriedSketch | undefined {
  const earlier = courseSteps
    .slice(
      0,
      courseSteps.findIndex((step) => step === slug),
    )
    .reverse();
  for (const from of earlier) {
    const source = draftOf(draftId(from));
    if (source !== undefined) return { from, source };
  }
  return undefined;
}

/**
 * Adds to a reader's sketch what the steps since have added to that of the course.
 *
 * @param sources The sketches of the course, by step.
 * @throws Error when one of the steps is not among them.
 */
export function addLines(
  { from, source }: CarriedSketch,
  slug: string,
  sources: Readonly<Record<string, string>>,
): Merged {
  const [base, goal] = [sources[from], sources[slug]];
  if (base === undefined || goal === undefined) {
    throw new Error(`Expected the sketches of ${from} and ${slug}.`);
  }
  return mergeLines(base, source, goal);
}

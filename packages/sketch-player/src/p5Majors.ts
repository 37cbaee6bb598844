import * as v from 'valibot';

/**
 * The major versions of p5.js that a sketch can run on. This list is all that the player knows of
 * them; whoever shows a sketch gives the files of each (`P5Release`).
 */
export const p5Majors = ['1', '2'] as const;

/** A major version of p5.js. */
export type P5Major = (typeof p5Majors)[number];

/** Checks a major version that comes from outside: from a link, from storage or from a file. */
export const p5MajorSchema = v.picklist(
  p5Majors,
  `must be ${p5Majors.map((major) => `"${major}"`).join(' or ')}`,
);

/** The newest release of a major version, as a site serves it. */
export interface P5Release {
  major: P5Major;
  version: string;
  /** Address of `p5.min.js`. */
  url: string;
  /** Address of the p5.sound that fits it, if the site serves one. */
  sound?: string | undefined;
  /** What a script element has as its `integrity`. */
  integrity: string;
}

/** @throws Error when the table has no such release. */
export function releaseOf<R extends Pick<P5Release, 'major'>>(
  releases: readonly R[],
  major: P5Major,
): R {
  const release = releases.find((each) => each.major === major);
  if (!release) throw new Error(`There is no release of p5.js ${major}.x.`);
  return release;
}

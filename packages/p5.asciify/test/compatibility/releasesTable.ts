/**
 * The table of releases: which rows of the matrix pass on which release of p5.js. `npm run
 * compatibility` writes it; whatever is said about versions comes from it.
 */
import * as v from 'valibot';
import type { Known } from '../browser/releases/known';
import type { Row } from '../browser/releases/row';
import { compareReleases, isRelease, majorOf } from '../releaseNumbers';
import type { Result } from './MatrixReporter';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const release = v.pipe(
  v.string(),
  v.check(isRelease, ({ input }) => `must be a release such as 1.11.13, got "${input}"`),
);
const verdict = v.picklist(
  ['yes', 'no', 'p5'],
  ({ received }) => `must be "yes", "no" or "p5", got ${received}`,
);

export const releasesSchema = v.strictObject({
  rows: v.array(v.strictObject({ name: text, title: text, majors: v.array(v.picklist([1, 2])) })),
  releases: v.pipe(
    v.array(v.strictObject({ release, verdicts: v.record(text, verdict) })),
    v.minLength(1, 'must have a release'),
  ),
  known: v.array(
    v.strictObject({
      row: text,
      from: release,
      to: release,
      verdict: v.picklist(['no', 'p5']),
      reason: text,
    }),
  ),
});

export type Releases = v.InferOutput<typeof releasesSchema>;

/** The table with what was found on some releases in the place of what it said about them. */
export function withResults(
  table: Pick<Releases, 'releases'>,
  results: readonly Result[],
  rows: readonly Row[],
  known: readonly Known[],
): Releases {
  const tried = [...new Set(results.map((one) => one.release))];
  const found = tried.map((each) => ({
    release: each,
    verdicts: Object.fromEntries(
      rows
        .filter(({ majors }) => majors.includes(majorOf(each)))
        .map(({ name }) => {
          const result = results.find((one) => one.release === each && one.row === name);
          // A test that ended before it knew has not passed.
          return [name, result?.verdict ?? 'no'] as const;
        }),
    ),
  }));
  const kept = table.releases.filter((one) => !tried.includes(one.release));
  return {
    rows: rows.map(({ name, title, majors }) => ({ name, title, majors: [...majors] })),
    releases: [...kept, ...found].sort((a, b) => compareReleases(a.release, b.release)),
    known: known.map((one) => ({ ...one })),
  };
}

/** Whether nothing that p5.js does by itself is missing on a release with the library. */
export function works({ verdicts }: Releases['releases'][number]): boolean {
  return Object.values(verdicts).every((each) => each !== 'no');
}

/** The releases of one major version that work, from the oldest to the newest. */
export interface Range {
  readonly oldest: string;
  readonly newest: string;
}

/**
 * Which releases of a major version may be said to work.
 *
 * @throws {Error} when none works, or one between the oldest and the newest does not: then there is no
 *   range that may be named.
 */
export function rangeOf({ releases }: Pick<Releases, 'releases'>, major: 1 | 2): Range {
  const all = releases.filter((one) => majorOf(one.release) === major);
  const [first, last] = [all.findIndex(works), all.findLastIndex(works)];
  const gap = all.slice(Math.max(0, first), last + 1).find((one) => !works(one));
  const [oldest, newest] = [all[first]?.release, all[last]?.release];
  if (oldest !== undefined && newest !== undefined && !gap) return { oldest, newest };
  throw new Error(
    `releases.json: expected releases of p5.js ${major}.x that work, without a gap, but ${gap?.release ?? 'none'} does${gap ? ' not' : ''}.`,
  );
}

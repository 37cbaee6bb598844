/** What `npm run compatibility` says at its end. */
import { knownOf } from '../browser/releases/known';
import type { Result } from './MatrixReporter';
import type { Releases } from './releasesTable';

/** Results that are not known, be they worse or better. */
export function surprisesIn(results: readonly Result[]): Result[] {
  return results.filter(
    ({ release, row, verdict }) => verdict !== (knownOf(row, release)?.verdict ?? 'yes'),
  );
}

const MEANINGS = {
  yes: 'passes',
  no: 'fails with the library alone',
  p5: 'fails without the library, too',
} as const;

/**
 * @param table The table as it is now.
 * @param results What was found.
 * @param published All releases that there are; `undefined` if the registry could not be asked.
 */
export function describeOutcome(
  table: Pick<Releases, 'releases'>,
  results: readonly Result[],
  published: readonly string[] | undefined,
): string {
  const tried = new Set(results.map(({ release }) => release)).size;
  const passed = results.filter(({ verdict }) => verdict === 'yes').length;
  const seen = new Set(table.releases.map(({ release }) => release));
  const unseen = published?.filter((release) => !seen.has(release)) ?? [];
  return [
    `Releases of p5.js that were tried: ${tried}. Rows that pass: ${passed} of ${results.length}.`,
    ...surprisesIn(results).map(
      ({ release, row, verdict }) =>
        `p5.js ${release}, ${row}: ${verdict ? MEANINGS[verdict] : 'ended early'}; known.ts says otherwise.`,
    ),
    published === undefined
      ? 'npm could not be asked for releases, so there may be some that the table does not have.'
      : unseen.length > 0
        ? `Published, but not in the table: ${unseen.join(', ')}.`
        : 'The table has all releases that are published. Prereleases are left out.',
  ].join('\n');
}

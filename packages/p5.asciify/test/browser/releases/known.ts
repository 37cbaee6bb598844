/** Where a release is known to fail a row of the matrix, with or without the library. */
import { compareReleases } from '../../releaseNumbers';

/** What a row came to on a release. */
export type Verdict =
  /** What is drawn and called is what the row says, with the library and without. */
  | 'yes'
  /** It is only so without the library. */
  | 'no'
  /** It is not even so without the library: a fault of p5.js. */
  | 'p5';

export interface Known {
  readonly row: string;
  /** The first and the last release. */
  readonly from: string;
  readonly to: string;
  readonly verdict: Exclude<Verdict, 'yes'>;
  /** Why, as one sentence for readers. */
  readonly reason: string;
}

export const KNOWN: readonly Known[] = [];

/** What is known of a row on a release; `undefined` if it should pass. */
export function knownOf(row: string, release: string): Known | undefined {
  return KNOWN.find(
    (one) =>
      one.row === row &&
      compareReleases(one.from, release) <= 0 &&
      compareReleases(release, one.to) <= 0,
  );
}

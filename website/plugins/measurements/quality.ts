/** The result of `npm run bench -- quality`: `bench/quality/result.json`. */
import * as v from 'valibot';
import { converters, pictures } from './converters';

const share = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(1, 'must be at most 1'),
);
const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must be at least 0'));
const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1));

const measured = v.strictObject({
  near: share,
  far: share,
  decibels: amount,
  /** None where a converter does not hand out its characters. */
  changes: v.nullable(share),
  milliseconds: amount,
});

function known(what: string, names: ReadonlyMap<string, unknown>) {
  return v.pipe(
    v.string(),
    v.check(
      (name) => names.has(name),
      ({ input }) =>
        `no words for the ${what} "${input}": describe it in plugins/measurements/converters.ts`,
    ),
  );
}

const results = v.pipe(
  v.record(known('converter', converters), v.record(known('picture', pictures), measured)),
  v.check((all) => Object.keys(all).length > 0, 'must have the figures of a converter'),
  v.check(
    (all) => new Set(Object.values(all).map((one) => Object.keys(one).join())).size === 1,
    'must have figures of the same pictures for every converter',
  ),
);

export const qualitySchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-23')),
  /** Columns and rows of cells, and their size in pixels. */
  grid: v.strictObject({ cols: count, rows: count, cell: count }),
  /** Releases by name. */
  versions: v.record(v.string(), v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  results,
});

export type Quality = v.InferOutput<typeof qualitySchema>;
export type Measured = v.InferOutput<typeof measured>;

/** The figures of one converter over all pictures: means, and the median of the times. */
export function overall(byPicture: Readonly<Record<string, Measured>>): Measured {
  const all = Object.values(byPicture);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const changes = all.flatMap(({ changes }) => (changes === null ? [] : [changes]));
  return {
    near: mean(all.map(({ near }) => near)),
    far: mean(all.map(({ far }) => far)),
    decibels: mean(all.map(({ decibels }) => decibels)),
    changes: changes.length < all.length ? null : mean(changes),
    milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

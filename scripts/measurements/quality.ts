/** The result of `npm run bench -- quality`. */
import * as v from 'valibot';
import { median } from '../../bench/statistics';
import { converters, pictures } from './converters';

export const qualityFile = 'bench/quality/result.json';

const measured = v.object({
  near: v.number(),
  far: v.number(),
  decibels: v.number(),
  /** None where a converter does not hand out its characters. */
  changes: v.nullable(v.number()),
  milliseconds: v.number(),
});

function known(what: string, names: ReadonlyMap<string, unknown>) {
  return v.pipe(
    v.string(),
    v.check(
      (name) => names.has(name),
      ({ input }) =>
        `no words for the ${what} "${input}": describe it in scripts/measurements/converters.ts`,
    ),
  );
}

export const qualitySchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  /** Columns and rows of cells, and their size in pixels. */
  grid: v.object({ cols: v.number(), rows: v.number(), cell: v.number() }),
  /** Releases by name. */
  versions: v.record(v.string(), v.string()),
  results: v.record(known('converter', converters), v.record(known('picture', pictures), measured)),
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

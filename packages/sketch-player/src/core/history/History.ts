import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { timeSchema } from '../persistence/time';

const runSchema = v.object({
  source: v.string(),
  p5: p5MajorSchema,
  /** When it ran last, in milliseconds. */
  time: timeSchema(),
  /** A thumbnail of its output, as text. */
  thumbnail: v.optional(v.string()),
});

/** A version of a sketch that has run. */
export type KeptRun = v.InferOutput<typeof runSchema>;

/** The versions of a sketch that have run, the newest first; none has the source of another. */
export interface History {
  readonly runs: readonly KeptRun[];
  /** How many have been dropped, because there is a limit. */
  readonly dropped: number;
}

export const emptyHistory: History = { runs: [], dropped: 0 };

export interface Limits {
  runs: number;
  /** Characters of all sources together. */
  characters: number;
}

/** The saved runs of one sketch. */
export const limits: Limits = { runs: 200, characters: 1_000_000 };

/**
 * Adds a run. One with the source of an earlier run takes its place, with its thumbnail unless it
 * has its own. The oldest are dropped when there are too many, but never the run itself.
 */
export function keepRun(
  history: History,
  run: KeptRun,
  { runs: most, characters }: Limits = limits,
): History {
  const earlier = history.runs.find(({ source }) => source === run.source);
  const thumbnail = run.thumbnail ?? earlier?.thumbnail;
  const time = Math.max(run.time, earlier?.time ?? run.time);
  const added = { ...run, time, ...(thumbnail !== undefined && { thumbnail }) };
  const others = history.runs.filter((other) => other !== earlier);
  // The clock of a machine may have been set back, so the order is that of the times.
  const all = [...others, added].sort((a, b) => b.time - a.time);
  const kept: KeptRun[] = [];
  let room = characters - added.source.length;
  let places = most - 1;
  for (const each of all) {
    if (each !== added) {
      if (places <= 0 || each.source.length > room) break;
      places -= 1;
      room -= each.source.length;
    }
    kept.push(each);
  }
  if (!kept.includes(added)) kept.push(added);
  return { runs: kept, dropped: history.dropped + all.length - kept.length };
}

const historySchema = v.object({
  runs: v.array(v.unknown()),
  dropped: v.pipe(v.number(), v.minValue(0)),
});

/** Parses a stored history. Malformed runs are left out, and a malformed history is an empty one. */
export function parseHistory(stored: unknown): History {
  const result = v.safeParse(historySchema, stored);
  if (!result.success) return emptyHistory;
  const { runs, dropped } = result.output;
  return runs.reduce<History>(
    (history, run) => {
      const parsed = v.safeParse(runSchema, run);
      return parsed.success ? keepRun(history, parsed.output) : history;
    },
    { runs: [], dropped },
  );
}

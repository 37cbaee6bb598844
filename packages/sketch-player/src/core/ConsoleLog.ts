import type { DescribedValue } from '../protocol/describedValue';
import { parseDescribedValues } from '../protocol/parseDescribedValues';
import type { LogLevel } from '../protocol/protocol';

/** Something that a sketch has logged. */
export interface ConsoleEntry {
  /** Unique in its log. An entry keeps its id when a repeat is folded into it. */
  readonly id: number;
  readonly level: LogLevel;
  readonly values: readonly DescribedValue[];
  /** How often it was logged in a row. */
  readonly count: number;
}

/** What a sketch has logged, oldest first. Replaced, never changed. */
export interface ConsoleLog {
  readonly entries: readonly ConsoleEntry[];
  /** How many messages were left out, because they were too old, or too many came at once. */
  readonly dropped: number;
  readonly nextId: number;
}

/**
 * The most entries that are kept: as many as a reader may look at, and as a page renders easily.
 */
const maxEntries = 200;

export const emptyLog: ConsoleLog = { entries: [], dropped: 0, nextId: 0 };

/**
 * Adds what a sketch has logged. A repeat of the last entry is counted there instead.
 *
 * @param values - As they came out of the sandbox, unchecked.
 * @param count - How often in a row.
 */
export function addEntry(
  log: ConsoleLog,
  level: LogLevel,
  values: readonly unknown[],
  count = 1,
): ConsoleLog {
  const described = parseDescribedValues(values);
  const last = log.entries.at(-1);
  if (last && last.level === level && isSame(last.values, described)) {
    const repeated = { ...last, count: last.count + count };
    return { ...log, entries: [...log.entries.slice(0, -1), repeated] };
  }
  const entry = { id: log.nextId, level, values: described, count };
  const entries = [...log.entries, entry];
  const tooOld = entries.slice(0, -maxEntries);
  return {
    entries: entries.slice(-maxEntries),
    dropped: log.dropped + tooOld.reduce((sum, { count: old }) => sum + old, 0),
    nextId: log.nextId + 1,
  };
}

/** Notes that the sandbox left messages out because too many came at once. */
export function countDropped(log: ConsoleLog, count: number): ConsoleLog {
  return { ...log, dropped: log.dropped + count };
}

function isSame(some: readonly DescribedValue[], others: readonly DescribedValue[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

import { summarise, type DescribedValue } from '../protocol/describedValue';
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
  /** How much there is to draw, see `sizeOf`. */
  readonly size: number;
}

/** What a sketch has logged, oldest first. Replaced, never changed. */
export interface ConsoleLog {
  readonly entries: readonly ConsoleEntry[];
  /** How many messages were left out, because they were too old, or too many came at once. */
  readonly dropped: number;
  readonly nextId: number;
}

/**
 * Limits of a log: the number of its entries, and the sum of their sizes (`sizeOf`). A page draws a
 * log of this size within a fraction of a second. The latest entry is kept even if it exceeds them.
 */
const maxEntries = 200;
const maxSize = 50_000;
/** The elements that show a value cost as much as this number of characters. */
const sizeOfValue = 50;

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
  const entry = { id: log.nextId, level, values: described, count, size: sizeOf(described) };
  const entries = [...log.entries, entry];
  const tooOld = entries.splice(0, excessOf(entries));
  return {
    entries,
    dropped: log.dropped + tooOld.reduce((sum, { count: old }) => sum + old, 0),
    nextId: log.nextId + 1,
  };
}

/** Notes that the sandbox left messages out because too many came at once. */
export function countDropped(log: ConsoleLog, count: number): ConsoleLog {
  return { ...log, dropped: log.dropped + count };
}

/** How much of these values is drawn before a reader opens one: the characters of their lines. */
function sizeOf(values: readonly DescribedValue[]): number {
  return values.reduce((sum, value) => sum + sizeOfValue + summarise(value).length, 0);
}

/** How many entries, from the oldest, are more than a log may hold. */
function excessOf(entries: readonly ConsoleEntry[]): number {
  let excess = Math.max(0, entries.length - maxEntries);
  let size = entries.slice(excess).reduce((sum, entry) => sum + entry.size, 0);
  for (; size > maxSize && excess < entries.length - 1; excess += 1) {
    size -= entries[excess]?.size ?? 0;
  }
  return excess;
}

function isSame(some: readonly DescribedValue[], others: readonly DescribedValue[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

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
 * The most entries that are kept, and the most that they may come to: as much as a reader may look
 * at, and as a page draws anew within a fraction of a second. The latest entry is always kept.
 */
const maxEntries = 200;
const maxSize = 50_000;
/** What a value costs besides its characters, as a number of these: it has elements of its own. */
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

/** What a reader may want to see of a log. */
export const logKinds = ['all', 'warnings', 'errors'] as const;
export type LogKind = (typeof logKinds)[number];

const levelOf = { warnings: 'warn', errors: 'error' } satisfies Record<string, LogLevel>;

/** The entries of a kind. */
export function entriesOf({ entries }: ConsoleLog, kind: LogKind): readonly ConsoleEntry[] {
  return kind === 'all' ? entries : entries.filter(({ level }) => level === levelOf[kind]);
}

/** How many messages of a kind were logged, each repeat counted. */
export function countOf(log: ConsoleLog, kind: LogKind): number {
  return entriesOf(log, kind).reduce((sum, { count }) => sum + count, 0);
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

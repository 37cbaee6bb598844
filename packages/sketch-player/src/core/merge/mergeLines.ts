import { diffArrays } from 'diff';

/** Lines of the common version, from `from` to before `to`, that become others. */
interface Change {
  from: number;
  to: number;
  lines: string[];
}

export type Merged =
  | { kind: 'merged'; text: string }
  /** Both versions changed these lines of the common one in different ways. */
  | { kind: 'conflict'; lines: string[] };

/**
 * Brings the changes of two versions of a text together, line by line. Lines that both insert at the
 * same place all stay, those of `mine` first.
 *
 * @param base The version that both began with.
 */
export function mergeLines(base: string, mine: string, theirs: string): Merged {
  const lines = base.split('\n');
  const [own, others] = [changesOf(lines, mine), changesOf(lines, theirs)];
  const further = others.filter((change) => !own.some((each) => isSame(each, change)));
  const clashes = further.filter((change) => own.some((each) => overlap(each, change)));
  if (clashes.length > 0) {
    return { kind: 'conflict', lines: clashes.flatMap(({ from, to }) => lines.slice(from, to)) };
  }
  // A stable sort: of two changes in one place, that of `mine` stays first.
  const changes = [...own, ...further].sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: string[] = [];
  let next = 0;
  for (const change of changes) {
    merged.push(...lines.slice(next, change.from), ...change.lines);
    next = Math.max(next, change.to);
  }
  return { kind: 'merged', text: [...merged, ...lines.slice(next)].join('\n') };
}

/** What became of the lines of a text in another version of it. */
function changesOf(lines: readonly string[], version: string): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let open: Change | undefined;
  for (const { added, removed, value } of diffArrays([...lines], version.split('\n'))) {
    if (!added && !removed) {
      open = undefined;
      at += value.length;
      continue;
    }
    if (!open) changes.push((open = { from: at, to: at, lines: [] }));
    if (added) open.lines.push(...value);
    else at = open.to += value.length;
  }
  return changes;
}

function isSame(a: Change, b: Change): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => line === b.lines[index])
  );
}

/** Whether two changes are about the same lines, or one inserts within those of the other. */
function overlap(a: Change, b: Change): boolean {
  if (a.from === b.from && a.to > a.from && b.to > b.from) return true;
  return Math.max(a.from, b.from) < Math.min(a.to, b.to) || isWithin(a, b) || isWithin(b, a);
}

function isWithin(insertion: Change, { from, to }: Change): boolean {
  return insertion.from === insertion.to && insertion.from > from && insertion.from < to;
}

import { diffLines } from 'diff';

/** A line of a comparison, or a number of lines that are left out because nothing changed near. */
export type DifferenceLine =
  { kind: 'added' | 'removed' | 'same'; text: string } | { kind: 'skipped'; lines: number };

/** The number of unchanged lines before and after a change. */
const context = 2;

/** Compares two texts line by line. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }) => {
    const kind = added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const);
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text }));
  });
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const isNear = (index: number) => changed.some((each) => Math.abs(each - index) <= context);
  const shown: DifferenceLine[] = [];
  lines.forEach((line, index) => {
    const last = shown.at(-1);
    if (isNear(index)) shown.push(line);
    else if (last?.kind === 'skipped') last.lines += 1;
    else shown.push({ kind: 'skipped', lines: 1 });
  });
  return shown;
}

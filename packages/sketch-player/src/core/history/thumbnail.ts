/** A frame as a few characters: small enough to be saved with each run and shown in a list. */

/** The most columns and rows of a thumbnail. */
const most = { columns: 32, rows: 12 };
/** A frame may come from a sketch that replaces the library's functions. */
const longest = 2_000_000;

/**
 * Takes one character of each part of a frame: of several, the one that occurs most often there, and
 * the first of those that occur equally often. `undefined` when there is nothing to be seen.
 */
export function thumbnailOf(frame: string): string | undefined {
  const rows = frame
    .slice(0, longest)
    .split('\n')
    .map((line) => Array.from(line.trimEnd()));
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  if (width === 0) return undefined;
  const columns = Math.min(most.columns, width);
  const height = Math.min(most.rows, rows.length);
  const partOf = (index: number, parts: number, whole: number) =>
    [Math.floor((index * whole) / parts), Math.floor(((index + 1) * whole) / parts)] as const;
  const lines = Array.from({ length: height }, (_, row) => {
    const part = rows.slice(...partOf(row, height, rows.length));
    return Array.from({ length: columns }, (__, column) => {
      const [from, to] = partOf(column, columns, width);
      return commonest(part.flatMap((line) => padded(line, from, to)));
    })
      .join('')
      .trimEnd();
  });
  return lines.join('\n');
}

const padded = (line: readonly string[], from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => line[from + index] ?? ' ');

function commonest(characters: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [' ', 0])[0];
}

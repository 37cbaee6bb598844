/**
 * The share of cells that may differ from the frame that is kept: graphics cards, and the two lines
 * of p5.js, round a cell's brightness to the neighbouring character now and then.
 */
export const tolerance = 0.01;

/**
 * Compares two frames cell by cell.
 *
 * @returns What is wrong with `actual`, or nothing when it is within the tolerance.
 */
export function describeDifference(expected: string, actual: string): string | undefined {
  const [before, after] = [rowsOf(expected), rowsOf(actual)];
  const [sizeBefore, sizeAfter] = [sizeOf(before), sizeOf(after)];
  if (sizeBefore !== sizeAfter) {
    return `expected a grid of ${sizeBefore} cells, got one of ${sizeAfter}`;
  }
  const wrongRows = before.flatMap((row, y) => {
    const other = after[y] ?? [];
    const wrong = row.filter((character, x) => character !== other[x]).length;
    return wrong === 0 ? [] : [{ y, wrong, expected: row.join(''), actual: other.join('') }];
  });
  const wrongCells = wrongRows.reduce((sum, { wrong }) => sum + wrong, 0);
  const cells = before.flat().length;
  if (wrongCells <= cells * tolerance) return undefined;
  return [
    `${wrongCells} of ${cells} cells differ, more than ${tolerance * 100} %:`,
    ...wrongRows.map((row) => `row ${row.y}\n- ${row.expected}\n+ ${row.actual}`),
  ].join('\n');
}

function rowsOf(frame: string): string[][] {
  return frame
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => [...row]);
}

function sizeOf(rows: string[][]): string {
  return `${Math.max(...rows.map((row) => row.length))} × ${rows.length}`;
}

import {
  distance,
  type ColourGrid,
  type FrameColours,
} from '../../website/plugins/sketches/reading/frameColours';

/**
 * The share of cells that may differ from the stored frame: graphics cards, and the two major
 * versions of p5.js, round a cell's brightness to the neighbouring character now and then.
 */
export const tolerance = 0.01;

/**
 * How far a cell's colour may be from the stored one; 441 is the distance from black to white.
 * Stored colours are of a small palette, to which gradients are rounded (`reduceColours.ts`).
 */
export const colourTolerance = 48;

/**
 * The share of cells whose colour may be further off. It is larger than that of characters: where a
 * cell lies on an edge, graphics cards sample different colours.
 */
export const colourShare = 0.02;

/**
 * Compares two frames cell by cell.
 *
 * @returns A message about the differences, or nothing when they are within the tolerance.
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

/**
 * Compares the colours of two frames cell by cell. A cell without a character in one of them is
 * skipped here; `describeDifference()` counts it.
 *
 * @returns A message about the differences, or nothing when they are within the tolerance.
 */
export function describeColours(expected: FrameColours, actual: FrameColours): string | undefined {
  const problems = (['characters', 'backgrounds'] as const).flatMap((part) => {
    const wrong = wrongColours(expected[part], actual[part]);
    const cells = expected[part].flat().length;
    if (wrong.length <= cells * colourShare) return [];
    const shown = wrong.slice(0, 20).join('\n');
    return [
      `${part}: the colours of ${wrong.length} of ${cells} cells differ, more than ${colourShare * 100} %:\n${shown}`,
    ];
  });
  return problems.length > 0 ? problems.join('\n') : undefined;
}

function wrongColours(expected: ColourGrid, actual: ColourGrid): string[] {
  return expected.flatMap((row, y) =>
    row.flatMap((colour, x) => {
      const other = actual[y]?.[x];
      if (!colour || !other || distance(colour, other) <= colourTolerance) return [];
      return [`row ${y}, column ${x}: expected about ${colour}, got ${other}`];
    }),
  );
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

import { distance, type ColourGrid } from '../../website/plugins/sketches/reading/frameColours';

/**
 * Replaces each colour of a grid by the nearest of a few of its own. The most frequent ones stay,
 * so that those named in the sketch are in the palette, and a frame that is captured again has
 * almost the same palette.
 */
export function reduceColours(grid: ColourGrid, limit: number): ColourGrid {
  const counts = new Map<string, number>();
  for (const colour of grid.flat()) {
    if (colour !== undefined) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byFrequency = [...counts.entries()]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([colour]) => colour);
  const palette = choosePalette(byFrequency, limit);
  const nearest = new Map(byFrequency.map((colour) => [colour, nearestOf(palette, colour)]));
  return grid.map((row) => row.map((colour) => (colour ? nearest.get(colour) : undefined)));
}

/** Finds a small radius at which at most `limit` colours are further apart than it. */
function choosePalette(byFrequency: readonly string[], limit: number): string[] {
  let radius = 1;
  for (;;) {
    const palette: string[] = [];
    for (const colour of byFrequency) {
      if (palette.every((chosen) => distance(chosen, colour) > radius)) palette.push(colour);
      if (palette.length > limit) break;
    }
    if (palette.length <= limit) return palette;
    radius *= 1.1;
  }
}

function nearestOf(palette: readonly string[], colour: string): string | undefined {
  return palette.reduce<string | undefined>(
    (best, candidate) =>
      best !== undefined && distance(best, colour) <= distance(candidate, colour)
        ? best
        : candidate,
    undefined,
  );
}

/** An edge runs in one of eight directions: sectors of 45°, the first centred on 0°. */
export const DIRECTIONS = 8;

/**
 * Which character of a string each direction gets. A shorter string repeats, so that four
 * characters serve a direction and its opposite; of a longer one the first eight are used.
 */
export function directionCharacters(characterCount: number): number[] {
  const usable = Math.max(1, Math.min(characterCount, DIRECTIONS));
  return Array.from({ length: DIRECTIONS }, (_, direction) => direction % usable);
}

type FourSlots = readonly [number, number, number, number];

/**
 * Directions that look the same count together: for each direction, the first one that has the same
 * character. In two halves, as shaders take them.
 */
export function directionSlots(characters: readonly string[]): {
  first: FourSlots;
  second: FourSlots;
} {
  const glyphs = directionCharacters(characters.length).map((index) => characters[index]);
  const slot = (direction: number) => glyphs.indexOf(glyphs[direction]);
  return {
    first: [slot(0), slot(1), slot(2), slot(3)],
    second: [slot(4), slot(5), slot(6), slot(7)],
  };
}

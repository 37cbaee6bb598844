/** How much of its cell the glyph of a character covers, and what follows for their order. */

/** The share of a cell that a character covers, from 0 to 1. */
export type Coverage = (character: string) => number;

/** The characters of a text, each once, in the order in which they come first. */
export function distinct(text: string): string {
  return [...new Set(text)].join('');
}

/** The characters from the lightest to the densest; those that cover the same keep their order. */
export function byDensity(text: string, coverage: Coverage): string {
  return [...text]
    .map((character) => ({ character, covered: coverage(character) }))
    .sort((one, other) => one.covered - other.covered)
    .map(({ character }) => character)
    .join('');
}

/** The first two neighbours of which the earlier covers more; undefined where the order is right. */
export function outOfOrder(text: string, coverage: Coverage): [string, string] | undefined {
  const characters = [...text];
  for (const [index, after] of characters.slice(1).entries()) {
    const before = characters[index] ?? '';
    // Differences that nobody sees are no mistake.
    if (coverage(before) > coverage(after) + 0.005) return [before, after];
  }
  return undefined;
}

/** The size in pixels at which glyphs are measured. */
const size = 40;

/** Measures characters in a font, once each. */
export function measure(font: string): Coverage {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const measured = new Map<string, number>();
  if (context) {
    context.font = `${size / 2}px ${font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
  }
  return (character) => {
    const before = measured.get(character);
    if (before !== undefined || !context) return before ?? 0;
    context.clearRect(0, 0, size, size);
    context.fillText(character, size / 2, size / 2);
    const { data } = context.getImageData(0, 0, size, size);
    let sum = 0;
    for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
    // A cell is a square of half the canvas: glyphs that reach beyond it are measured whole.
    const covered = Math.min(1, sum / 255 / (size / 2) ** 2);
    measured.set(character, covered);
    return covered;
  };
}

/** Breaks titles into lines, by the widths of the characters of Jersey 10. */
import { breakableParts } from '../../shared/breakableParts';

/** The characters that the face has, by their widths in its pixels. */
export const charactersByWidth: Record<number, string> = {
  3: "!',.:;I`il|’",
  4: ' 1j',
  5: '()[]{}',
  6: '"*/L\\ft“”',
  7: '0457+-=?EFJKTkrsy',
  8: '23689$ABCDGHOPQRSUVX^_abcdeghnopquvxz~–',
  9: '<>NYZ',
  10: 'M',
  11: '&Wmw',
  12: '#%@',
};

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)]),
  ),
);

/** A text with a question mark for each character that the face lacks. */
export function drawable(text: string): string {
  return [...text].map((character) => (widths.has(character) ? character : '?')).join('');
}

/** The width of a text that can be drawn, in pixels of the face. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + (widths.get(character) ?? 0), 0);
}

/**
 * Breaks a text into lines of at most `limit` pixels. Only a word that is longer than a line is
 * broken itself, at the humps of names such as `P5AsciifyGrid` if it has any.
 */
export function wrap(text: string, limit: number): string[] {
  const fits = (line: string) => textWidth(line.trimEnd()) <= limit;
  const lines = [''];
  const parts = text
    .split(/(?<= )/)
    .flatMap((word) => (fits(word) ? word : breakableParts(word)))
    .flatMap((part) => (fits(part) ? part : [...part]));
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Sources that somebody could have on the screen while typing: small changes of a given one. */

/** Makes random numbers from 0 to 1, the same ones each time (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a hand on a keyboard puts somewhere. */
const slips = [
  '(',
  ')',
  '{',
  '}',
  ';',
  ',',
  '"',
  '`',
  '//',
  '.',
  '-',
  '+ 1',
  ' * NaN',
  'foo();',
  'push();',
  'throw new Error("slip");',
  'null.x;',
  'undefinedName;',
  'while (true) {}',
  'background();',
  'box(50, 0/0);',
];

/** A source that differs from the given one in one place; the same one for the same number. */
export function mutated(source: string, number: number): string {
  const random = randomFrom(number);
  const below = (end: number): number => Math.floor(random() * end);
  const at = below(source.length);
  switch (below(6)) {
    case 0:
      return source.slice(0, at) + source.slice(at + 1 + below(12));
    case 1:
      return source.slice(0, at) + (slips[below(slips.length)] ?? '') + source.slice(at);
    case 2:
      return changeWord(source, at, /[+-]?\d+(?:\.\d+)?/g, () => String(below(400) - 100));
    case 3:
      return changeWord(source, at, /\b[a-zA-Z]\w*\b/g, (word) => word.slice(0, -1) || 'x');
    case 4: {
      const lines = source.split('\n');
      lines.splice(below(lines.length), 1);
      return lines.join('\n');
    }
    default: {
      const lines = source.split('\n');
      const line = below(lines.length);
      lines.splice(line, 0, slips[below(slips.length)] ?? '');
      return lines.join('\n');
    }
  }
}

/** Changes the first word of a kind behind a place. */
function changeWord(
  source: string,
  at: number,
  words: RegExp,
  change: (word: string) => string,
): string {
  let isChanged = false;
  return source.replace(words, (word, offset: number) => {
    if (isChanged || offset < at) return word;
    isChanged = true;
    return change(word);
  });
}

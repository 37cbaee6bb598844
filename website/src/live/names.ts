/**
 * Titles and names of files that come from a link or from a sketch: shown as they are, or not at all.
 * Characters that change the order of others, or that nobody sees, are no part of a name.
 * https://www.unicode.org/reports/tr36/
 */

const longestTitle = 100;
const longestName = 100;
const longestEnding = 12;

/** Controls, marks of direction, what is drawn as nothing, and halves of characters. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

/** What joins an emoji of several, or forms the letters of a script, is seen by its effect. */
const joining =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\ufe0f\u200d?(?!\u200d)|(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Mlym}\p{scx=Sinh}])[\u200c\u200d](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Mlym}\p{scx=Sinh}])/gu;

/** More marks than any writing puts on one letter would cover the lines around it. */
const piledMarks = /(\p{Mark}{4})\p{Mark}+/gu;

/**
 * A title that can be shown: on one line, with a visible sign such as `⟨U+202E⟩` for each character
 * that is none. `undefined` when there is nothing to see.
 */
export function visibleTitle(text: string): string | undefined {
  const kept = new Set(Array.from(text.matchAll(joining), ({ index }) => index));
  const line = text.replace(/\s+/g, (space) => ' '.padEnd(space.length));
  if (line.replace(hidden, '').trim() === '') return undefined;
  const shown = line
    .replace(hidden, (character, index: number) =>
      kept.has(index) ? character : signOf(character.codePointAt(0) ?? 0),
    )
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return shorten(shown, longestTitle);
}

const signOf = (codePoint: number): string =>
  `⟨U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** Cut after a whole character, with a sign that there was more. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`
    : text;
}

/** Names of devices on Windows, whatever their ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that is one in every file system, shows its ending, and never is empty. */
export function safeFileName(text: string): string {
  const name = text
    // Wide letters, and dots that are none, as the plain ones that they look like.
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(piledMarks, '$1')
    .replace(/[<>:"|?*/\\]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(device, '_$1');
  return shortenName(name) || 'download';
}

/** Cut in the middle: the ending says what a file is. */
function shortenName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longestName) return name;
  const ending = new RegExp(`\\.[^.\\s]{1,${longestEnding}}$`, 'u').exec(name)?.[0] ?? '';
  const stem = characters.slice(0, longestName - Array.from(ending).length).join('');
  return stem.replace(/[\s.-]+$/, '') + ending;
}

/** Alphabets with letters that look the same. */
const alphabets = { Latin: /\p{sc=Latn}/u, Cyrillic: /\p{sc=Cyrl}/u, Greek: /\p{sc=Grek}/u };

/**
 * What a reader would not see of a name, in plain words, or `undefined`: that a word is written in
 * two alphabets whose letters look alike, or that something hidden was taken out.
 *
 * @param original As the sketch gave it.
 */
export function warningOfName(original: string): string | undefined {
  for (const word of safeFileName(original).match(/[\p{Letter}\p{Mark}]+/gu) ?? []) {
    const used = Object.entries(alphabets).flatMap(([name, letter]) =>
      letter.test(word) ? [name] : [],
    );
    if (used.length > 1) {
      return `“${word}” is written with ${used.join(' and ')} letters, some of which look the same.`;
    }
  }
  return original.search(hidden) >= 0
    ? 'Its name held characters that cannot be seen. They are left out.'
    : undefined;
}

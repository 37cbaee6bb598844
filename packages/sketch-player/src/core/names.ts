import { nameWarnings } from './messages';

/**
 * Makes titles and file names that come from a link or a sketch safe to show: characters that are
 * invisible, or that change the order of others, are made visible or removed.
 * https://www.unicode.org/reports/tr36/
 */

const longestTitle = 100;
/** How many characters the name of a file may have. */
export const longestName = 100;
/** How much of a text is looked at: searching a million letters takes seconds. */
const longestRead = 2000;
const longestEnding = 12;

/** Control characters, direction marks, invisible characters, and lone surrogates. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

/** A letter or mark of a script whose letters joiners connect or separate. */
const joinedLetter =
  /(?=[\p{Letter}\p{Mark}])[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Mlym}\p{scx=Sinh}]/u.source;

/**
 * Joiners and variation selectors with a visible effect are not hidden characters: within an emoji
 * sequence, or between letters of scripts such as Arabic and Devanagari.
 */
const joining = new RegExp(
  [
    /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\ufe0f/u.source,
    /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/u
      .source,
    `(?<=${joinedLetter})[\\u200c\\u200d](?=${joinedLetter})`,
  ].join('|'),
  'gu',
);

/**
 * Combining marks after the fourth on one letter: no writing system needs them, and a pile of them
 * would cover the lines around it. Hidden characters do not count: a title shows a sign for each.
 */
const piledMarks =
  /((?:(?!\p{Default_Ignorable_Code_Point})\p{Mark}){4})(?:(?!\p{Default_Ignorable_Code_Point})\p{Mark})+/gu;

/**
 * A title that can be shown: on one line, with a visible sign such as `⟨U+202E⟩` for each hidden
 * character. `undefined` when there is nothing to see.
 */
export function visibleTitle(text: string): string | undefined {
  const line = startOf(text.trim()).replace(/\s+/g, ' ');
  if (line.replace(hidden, '').trim() === '') return undefined;
  // Which joiners are kept depends on the letters beside them, so these are settled before.
  const marked = line.replace(piledMarks, '$1');
  const kept = new Set(Array.from(marked.matchAll(joining), ({ index }) => index));
  const shown = marked.replace(hidden, (character, index: number) =>
    kept.has(index) ? character : signOf(character.codePointAt(0) ?? 0),
  );
  return shorten(shown, longestTitle);
}

const signOf = (codePoint: number): string =>
  `⟨U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** Cuts between code points, and adds “…” where something was cut. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  // Behind a joiner at the end there is nothing any more that it could join.
  return `${start.replace(/[\s\u200c\u200d]+$/, '')}…`;
}

/** The beginning of a text that is too long to be looked at, without half a character at its end. */
function startOf(text: string): string {
  return text.length > longestRead
    ? text.slice(0, longestRead).replace(/[\ud800-\udbff]$/, '')
    : text;
}

/** The same of a name, with its end, which tells the type of the file. */
function endsOf(name: string): string {
  return name.length > longestRead ? startOf(name) + name.slice(-longestEnding - 1) : name;
}

/** Reserved device names of Windows, with or without a file extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Makes a file name that is valid in every file system, shows its extension, and is never empty.
 */
export function safeFileName(text: string): string {
  const name = endsOf(text)
    // NFKC replaces full-width letters and dot lookalikes by the plain characters that they
    // resemble.
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(piledMarks, '$1')
    .replace(/[<>:"|?*/\\]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(device, '_$1');
  return shortenName(name) || 'download';
}

/** Shortens a name before its extension, which tells the type of the file. */
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
 * A warning about what a reader would not notice in a name, or `undefined`: that a word is written
 * in two alphabets whose letters look alike, or that hidden characters were taken out.
 *
 * @param original The name as the sketch gave it.
 */
export function warningOfName(original: string): string | undefined {
  for (const word of safeFileName(original).match(/[\p{Letter}\p{Mark}]+/gu) ?? []) {
    const used = Object.entries(alphabets).flatMap(([name, letter]) =>
      letter.test(word) ? [name] : [],
    );
    if (used.length > 1) {
      return nameWarnings.alphabets(word, used);
    }
  }
  return original.search(hidden) >= 0 ? nameWarnings.hidden : undefined;
}

const longest = 60;

/** Makes a file name without extension of a title: lower-case letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return name || 'sketch';
}

/** Splits a query into words, and expands each word to its alternatives. */
import { chunksOf, exactKey, joinParts, stem, stems } from './words';

/** One term to look up, and the words of the query that are answered when it is found. */
export interface QueryTerm {
  term: string;
  covers: readonly number[];
  /** Whether longer words match too, because the reader may not have finished typing the term. */
  prefix: boolean;
}

export interface Query {
  words: readonly string[];
  terms: readonly QueryTerm[];
  /** Stems of the words that distinguish this question from others. */
  said: ReadonlySet<string>;
  /** Stems of the words that the docs use for the same things. */
  implied: ReadonlySet<string>;
  /** Equal to a name's key when exactly that name was typed. */
  key: string;
  /** The name that was typed as in code: `fontSize` of `fontSize`, `add` of `p5asciify.add()`. */
  identifier: string | undefined;
}

/** The words of the docs for what readers type, by the `vocabularyKey` of what they type. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Readers hardly type more than these limits; of a longer pasted text the beginning counts. */
const maxCharacters = 512;
const maxWords = 12;
const maxRun = 4;

/** Stop words of questions; they say nothing about the subject. */
const fillers = new Set(
  (
    'a actually am an and any anybody anyhow anyone are as at be been being but by can could did do ' +
    'does done for from get gets getting give got had has have hello hey hi how however i if in into ' +
    'is it its just let lets make makes making may me might mine must my need needs of on one only or ' +
    'our please possible really shall should simply so some somebody somehow someone something such ' +
    'tell than thanks that the their them then there these they this those to too try trying us use ' +
    'used uses using very via want wanted wants was way ways we were what when where which who whose ' +
    'why will with would you your'
  ).split(' '),
);

/** Negations are not looked up either, but reverse the meaning, as in "is not a function". */
const negation = 'not';
const negations = new Set(['not', 'no', 'never', 'cannot', 'cant', 'doesnt', 'dont', 'isnt']);

/** Names that distinguish no page, because every page is about them. */
const ownNames = /\bp5\.(?:asciify|js)\b/gi;

export const withoutOwnNames = (text: string): string => text.replace(ownNames, ' ');

export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const typed = text.slice(0, maxCharacters);
  const said = intentOf(typed);
  const all = wordsOf(typed);
  const meaningful = all.filter(isMeaningful);
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords);
  return {
    words,
    terms: queryTerms(words, vocabulary),
    said: new Set(said),
    implied: stems(said.flatMap((word) => vocabulary.get(word) ?? [])),
    key: exactKey(typed),
    identifier: identifierOf(typed),
  };
}

/** A name that no prose contains: one with a dot before it, an inner capital, or an underscore. */
function identifierOf(text: string): string | undefined {
  const { owner, name } = identifierPattern.exec(text.trim())?.groups ?? {};
  return owner || /\p{Ll}\p{Lu}|_/u.test(name ?? '') ? name : undefined;
}

const identifierPattern =
  /^(?<owner>(?:[\p{L}_$][\p{L}\p{N}_$]*\.)*)(?<name>[\p{L}_$][\p{L}\p{N}_$]*)(?:\(\))?$/u;

/** Stems of the words that distinguish one question from another, negations included. */
export function intentOf(text: string): string[] {
  const all = wordsOf(text).map((word) => (negations.has(word) ? negation : word));
  const telling = all.filter((word) => word === negation || isMeaningful(word));
  return [...stems(telling)].slice(0, maxWords);
}

/** The key under which the vocabulary knows a word, or several in a row. */
export function vocabularyKey(text: string): string {
  return keyOf(wordsOf(text).filter(isMeaningful));
}

const keyOf = (words: readonly string[]): string =>
  stem(joinParts(words.map((term) => ({ term }))));

const isMeaningful = (word: string): boolean => !fillers.has(word) && !negations.has(word);

function wordsOf(text: string): string[] {
  const spelt = text
    .replace(/\p{L}+n['’]t\b/giu, ` ${negation} `)
    // Removes the endings of contractions such as "what's" and "I've": the rest is a filler.
    .replace(/['’](?:s|m|d|re|ve|ll)\b/giu, '');
  const terms = (part: string): string[] =>
    chunksOf(part)
      .flat()
      .map(({ term }) => term);
  const others = terms(withoutOwnNames(spelt));
  return others.some(isMeaningful) ? others : terms(spelt);
}

function queryTerms(words: readonly string[], vocabulary: Vocabulary): QueryTerm[] {
  const lastWord = words.length - 1;
  return words.flatMap((word, index) => {
    const single = [index];
    const own: QueryTerm = {
      term: word,
      covers: single,
      prefix: index === lastWord || word.length > 2,
    };
    const stemmed: QueryTerm = { term: stem(word), covers: single, prefix: false };
    return [
      own,
      ...(stemmed.term === word ? [] : [stemmed]),
      ...meant(words, index, index + 1, vocabulary),
      ...runsFrom(words, index, vocabulary),
    ];
  });
}

/** "glyph color" may mean `glyphColor`, "live coding" livecoding, and "frame rate" performance. */
function runsFrom(words: readonly string[], start: number, vocabulary: Vocabulary): QueryTerm[] {
  const runs: QueryTerm[] = [];
  for (let end = start + 2; end <= Math.min(words.length, start + maxRun); end += 1) {
    runs.push({
      term: words.slice(start, end).join(''),
      covers: positions(start, end),
      prefix: end === words.length,
    });
    runs.push(...meant(words, start, end, vocabulary));
  }
  return runs;
}

/** Terms that the docs use for these words, according to the vocabulary. */
function meant(
  words: readonly string[],
  start: number,
  end: number,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const terms = vocabulary.get(keyOf(words.slice(start, end))) ?? [];
  const covers = positions(start, end);
  return terms.map((term) => ({ term, covers, prefix: false }));
}

const positions = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, offset) => start + offset);

/** The word with each pair of neighbouring letters swapped, which is the most common typo. */
export function swaps(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, index) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  ).filter((swapped) => swapped !== word);
}

/** How many letters of a typed word may differ from one in the docs. */
export function tolerance(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** What a reader typed, taken apart into words and everything each may stand for. */
import { chunksOf, exactKey, stem } from './words';

/** One term to look up, and the words of the query that are answered when it is found. */
export interface QueryTerm {
  term: string;
  covers: readonly number[];
  /** The reader may not have finished it. */
  prefix: boolean;
}

export interface Query {
  words: readonly string[];
  terms: readonly QueryTerm[];
  /** Equal to a name's key when exactly that name was typed. */
  key: string;
}

/** Nobody types more; whoever pastes more is answered by its beginning. */
const maxCharacters = 512;
const maxWords = 12;
const maxRun = 4;

/** Words that questions are made of; they say nothing about what is wanted. */
const fillers = new Set(
  (
    'a an and are can could did do does for from get has have how i if in into is it its make my ' +
    'of on or our should so still that the their there this to use using via want was we what when ' +
    'where which why will with you your'
  ).split(' '),
);

/** What readers call things, and what the docs call them. */
const synonyms = new Map([
  ['bug', 'fault'],
  ['cdn', 'script'],
  ['error', 'troubleshooting'],
  ['fps', 'performance'],
  ['lag', 'performance'],
  ['maintained', 'maintenance'],
  ['mirror', 'flip'],
  ['speed', 'performance'],
  ['ts', 'typescript'],
  ['typeface', 'font'],
  ['upgrade', 'migration'],
]);

export function parseQuery(text: string): Query {
  const typed = text.slice(0, maxCharacters);
  const all = chunksOf(typed)
    .flat()
    .map(({ term }) => term);
  const meaningful = all.filter((word) => !fillers.has(word));
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords);
  return { words, terms: queryTerms(words), key: exactKey(typed) };
}

function queryTerms(words: readonly string[]): QueryTerm[] {
  const lastWord = words.length - 1;
  return words.flatMap((word, index) => {
    const single = [index];
    const own: QueryTerm = {
      term: word,
      covers: single,
      prefix: index === lastWord || word.length > 2,
    };
    const stemmed: QueryTerm = { term: stem(word), covers: single, prefix: false };
    const meant = synonyms.get(word);
    return [
      own,
      ...(stemmed.term === word ? [] : [stemmed]),
      ...(meant ? [{ term: meant, covers: single, prefix: false }] : []),
      ...runsFrom(words, index),
    ];
  });
}

/** "glyph color" may mean `glyphColor`, and "live coding" livecoding. */
function runsFrom(words: readonly string[], start: number): QueryTerm[] {
  const runs: QueryTerm[] = [];
  for (let end = start + 2; end <= Math.min(words.length, start + maxRun); end += 1) {
    runs.push({
      term: words.slice(start, end).join(''),
      covers: Array.from({ length: end - start }, (_, offset) => start + offset),
      prefix: end === words.length,
    });
  }
  return runs;
}

/** The word with each pair of neighbouring letters swapped: the commonest slip of all. */
export function swaps(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, index) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  ).filter((swapped) => swapped !== word);
}

/** How many letters may differ. */
export function tolerance(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

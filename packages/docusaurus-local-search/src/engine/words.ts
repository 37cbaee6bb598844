/**
 * Splits text into words, in the same way for the index, for queries and for highlighting.
 *
 * An identifier counts as a whole and by its parts: `P5Asciifier.font` is found as `p5asciifier`,
 * `asciifier`, `font` and `p5asciifierfont`.
 */
import { stemmer } from 'stemmer';

/** A word inside a text, as small as identifiers can be taken apart. */
export interface Part {
  /** Lower case, without accents, spelled the American way. */
  term: string;
  start: number;
  end: number;
}

/** Characters of a word that are compared; a longer run of letters is hardly a word. */
const maxTermLength = 64;

const chunkPattern = /[\p{L}\p{N}\p{M}_$]+(?:[.’'-][\p{L}\p{N}\p{M}_$]+)*/gu;
const versionPattern = /^v?\d+(?:\.(?:\d+|x))+$/i;
/** Matches, in this order: `2D`; `SVG`, `P5`; `glyph`, `Color`, `p5`; digits; caseless letters. */
const partPattern =
  /\p{N}+\p{Lu}(?![\p{Ll}\p{N}])|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+(?:\p{N}+(?!\p{N}*\p{Lu}(?!\p{Ll})))?|\p{N}+|[\p{L}\p{M}]+/gu;

/** Takes a text apart into runs of parts that belong together, such as the two of `glyphColor`. */
export function chunksOf(text: string): Part[][] {
  return Array.from(text.matchAll(chunkPattern), ({ 0: chunk, index }) => partsOf(chunk, index));
}

function partsOf(chunk: string, offset: number): Part[] {
  const matches = versionPattern.test(chunk)
    ? [{ 0: chunk, index: 0 }]
    : chunk.matchAll(partPattern);
  return Array.from(matches, ({ 0: part, index }) => ({
    term: normalise(part),
    start: offset + index,
    end: offset + index + part.length,
  })).filter(({ term }) => term !== '');
}

/** The form in which terms are compared: lower case, without accents, with American spelling. */
function normalise(part: string): string {
  const plain = part.slice(0, maxTermLength).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return americanSpelling(plain);
}

/** The prose is British, the API American; readers type either. */
function americanSpelling(term: string): string {
  return term
    .replace(/^(arm|behavi|col|fav|flav|harb|hon|lab|neighb|vap)our/, '$1or')
    .replace(/^grey/, 'gray')
    .replace(/^(cent|fib|lit|met|theat)(?:re|er)(s?)$/, '$1er$2')
    .replace(/^(def|lic|off|pret)enc(e|es|ed|ing)$/, '$1ens$2')
    .replace(/^(anal|catal|dial|mon)ogue/, '$1og')
    .replace(/^(cancel|label|model|signal|travel)l(ed|er|ing)/, '$1$2')
    .replace(/^(anal|paral)ys(e|ed|es|ing)$/, '$1yz$2')
    .replace(/^(.{3,}[aeilmnrst])is(e|ed|es|er|ers|ing|ation|ations)$/, '$1iz$2');
}

/** The word without its ending: `fonts` and `font` are one word to a reader. */
export function stem(term: string): string {
  return /^[a-z]{4,}$/.test(term) ? stemmer(term) : term;
}

export const joinParts = (parts: readonly Pick<Part, 'term'>[]): string =>
  parts
    .map(({ term }) => term)
    .join('')
    .slice(0, maxTermLength);

/** Terms under which a prose text is found: each part, each whole identifier, and their stems. */
export function textTerms(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of text.match(chunkPattern) ?? []) terms.push(...termsOfChunk(chunk));
  return terms;
}

/** A cache, because texts repeat the same words: each is taken apart once. */
const knownChunks = new Map<string, readonly string[]>();

function termsOfChunk(chunk: string): readonly string[] {
  const known = knownChunks.get(chunk);
  if (known) return known;
  const parts = partsOf(chunk, 0);
  const terms = parts.map(({ term }) => term);
  if (parts.length > 1) terms.push(joinParts(parts));
  const all = withStems(terms);
  knownChunks.set(chunk, all);
  return all;
}

/** Terms under which a name is found: any run of its parts, and two words written as one. */
export function nameTerms(text: string): string[] {
  const chunks = chunksOf(text);
  return chunks.flatMap((parts, index) => {
    const next = chunks[index + 1];
    const runs = parts.flatMap((_, start) => runsFrom(parts, start));
    return withStems(next ? [...runs, joinParts([...parts, ...next])] : runs);
  });
}

const maxRun = 6;

function runsFrom(parts: readonly Part[], start: number): string[] {
  const length = Math.min(maxRun, parts.length - start);
  return Array.from({ length }, (_, index) => joinParts(parts.slice(start, start + index + 1)));
}

function withStems(terms: readonly string[]): string[] {
  return [...new Set(terms.flatMap((term) => [term, stem(term)]))];
}

/** Words without their endings, each once. */
export const stems = (words: readonly string[]): Set<string> => new Set(words.map(stem));

/** A name or a query as one key: equal keys mean that somebody typed exactly that name. */
export function exactKey(text: string): string {
  return stem(joinParts(chunksOf(text).flat()));
}

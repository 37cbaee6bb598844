/** Generates documentation of random words, with as many pages as wanted. */
import type { SearchIndex } from 'docusaurus-local-search/searchIndex';

export const SECTIONS_A_PAGE = 8;
const WORDS_A_SECTION = 60;

/** A seeded random number generator (mulberry32), so that every run has the same numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu xa ze bri cho dra fle glo'.split(
  ' ',
);

/** Draws words with frequencies as in a language: a few are common, most are rare. */
function vocabulary(size: number, random: () => number): () => string {
  const pick = (): string => syllables[Math.floor(random() * syllables.length)] ?? '';
  const words = Array.from({ length: size }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(''),
  );
  return () => words[Math.floor(size ** random()) - 1] ?? '';
}

export interface SyntheticSite {
  index: SearchIndex;
  /** Queries as readers type them: words, half a word, two words, a name, a typing error. */
  queries: string[];
}

export function syntheticSite(pageCount: number): SyntheticSite {
  const random = randomNumbers(pageCount);
  // The vocabulary grows with the text, slower than it (Heaps' law).
  const word = vocabulary(Math.round(400 * Math.sqrt(pageCount)), random);
  const words = (count: number): string => Array.from({ length: count }, word).join(' ');
  const name = (): string => {
    const second = word();
    return word() + second.charAt(0).toUpperCase() + second.slice(1);
  };

  const index: SearchIndex = { pages: [], sections: [], words: {}, suggestions: [] };
  const names: string[] = [];
  for (let page = 0; page < pageCount; page += 1) {
    index.pages.push({
      path: `docs/page-${page}`,
      title: words(2),
      group: `Guides › ${words(1)}`,
      weight: 1,
      language: 'en',
      version: 'current',
      tag: 'docs-default-current',
    });
    for (let section = 0; section < SECTIONS_A_PAGE; section += 1) {
      const symbol = name();
      names.push(symbol);
      index.sections.push({
        page,
        ...(section > 0 && { anchor: `section-${section}`, headings: [words(2)] }),
        text: words(WORDS_A_SECTION),
        symbol,
      });
    }
  }

  const pickName = (): string => names[Math.floor(random() * names.length)] ?? '';
  const queries = Array.from({ length: 6 }, () => [
    word(),
    word().slice(0, 3),
    words(2),
    pickName(),
    pickName().replace(/(.)(.)$/, '$2$1'),
  ]).flat();
  return { index, queries: queries.filter(Boolean) };
}

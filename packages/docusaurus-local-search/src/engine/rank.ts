/** Puts the matches of a query in order, and leaves out those that answer too little of it. */
import type { SearchPage, SearchSection } from '../searchIndex';
import type { Query } from './query';

/** A section that a query may find. */
export interface Entry {
  id: number;
  page: SearchPage;
  section: SearchSection;
  /** Keys of the names under which a reader may ask for exactly this entry. */
  keys: ReadonlySet<string>;
  /** Phrases that readers type when they mean this entry, each as the words of `intentOf`. */
  intents: readonly (readonly string[])[];
}

export interface Match {
  entry: Entry;
  score: number;
  /** Positions of the query's words that were found. */
  covered: ReadonlySet<number>;
  /** The words of the docs that matched. */
  terms: ReadonlySet<string>;
  inHeading: boolean;
}

export type RankedMatch = Pick<Match, 'entry' | 'terms' | 'inHeading'>;

/** Sections that a page may have before its further ones go behind the results of other pages. */
const maxSectionsOfPage = 3;
/** With fewer matches of the whole query than this, matches of half of its words are shown too. */
const enoughMatches = 8;
const inheritedWeight = 0.5;
const beginningWeight = 1.3;
const impliedWeight = 0.8;

export function rank(matches: readonly Match[], query: Query): RankedMatch[] {
  const needed = neededWords(matches, query.words.length);
  const scored = matches
    .filter(({ covered }) => covered.size >= needed)
    .map((match) => ({ match, tier: tierOf(match, query), score: scoreOf(match, query) }))
    .sort((a, b) => b.tier - a.tier || b.score - a.score);
  return spreadPages(scored.map(({ match }) => match));
}

/**
 * 3 for a symbol whose name was typed as in code, 2 for an entry that the query is known to mean,
 * 1 for one that has exactly the typed name.
 */
function tierOf(match: Match, query: Query): number {
  if (isNamed(match, query)) return 3;
  if (meantShare(match.entry, query) === 1) return 2;
  return isExact(match, query) ? 1 : 0;
}

/** How much of the query is a phrase that is known to mean this entry, from 0 to 1. */
function meantShare({ intents }: Entry, query: Query): number {
  const shares = intents.map((words) => {
    const weights = words.map((word) => weightOf(word, query));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.includes(0) ? 0 : Math.min(1, sum / query.said.size);
  });
  return Math.max(0, ...shares);
}

/** A word that the reader typed counts in full, a word of the docs for it a little less. */
function weightOf(word: string, { said, implied }: Query): number {
  if (said.has(word)) return 1;
  return implied.has(word) ? impliedWeight : 0;
}

/** How many words of the query a match must cover: all, or half when few matches cover all. */
function neededWords(matches: readonly Match[], wordCount: number): number {
  const complete = matches.filter(({ covered }) => covered.size === wordCount).length;
  return complete >= enoughMatches ? wordCount : Math.ceil(wordCount * 0.5);
}

function isNamed({ entry: { section } }: Match, { identifier }: Query): boolean {
  const name = section.symbol?.split('.').at(-1);
  return identifier !== undefined && name === identifier && !section.inherited;
}

function isExact({ entry }: Match, { key }: Query): boolean {
  return entry.keys.has(key) && !entry.section.inherited;
}

function scoreOf({ entry, score, covered }: Match, query: Query): number {
  const { words, key } = query;
  const coverage = covered.size / words.length;
  const beginning = entry.section.headings ? 1 : beginningWeight;
  const own = entry.section.inherited ? inheritedWeight : 1;
  const weight = entry.page.weight * beginning * own;
  const known = 1 + 2 * typedShare(entry, key) + 2 * meantShare(entry, query);
  return score * coverage ** 3 * weight * known;
}

/** How much of the entry's name has been typed so far, from 0 to 1. */
function typedShare({ keys }: Entry, typed: string): number {
  if (typed === '') return 0;
  const shares = [...keys].map((key) => (key.startsWith(typed) ? typed.length / key.length : 0));
  return Math.max(0, ...shares);
}

/** Moves further sections of a page to the end, so that one long page does not hide all others. */
function spreadPages(matches: readonly Match[]): Match[] {
  const counts = new Map<Entry['page'], number>();
  const first: Match[] = [];
  const later: Match[] = [];
  for (const match of matches) {
    const count = (counts.get(match.entry.page) ?? 0) + 1;
    counts.set(match.entry.page, count);
    (count <= maxSectionsOfPage ? first : later).push(match);
  }
  return [...first, ...later];
}

/** Finds the sections that answer a query, best first. */
import MiniSearch, { type Query as MiniSearchQuery, type SearchResult } from 'minisearch';
import type { SearchIndex, SearchPage, SearchSection } from '../searchIndex';
import {
  intentOf,
  parseQuery,
  swaps,
  tolerance,
  withoutOwnNames,
  type Query,
  type QueryTerm,
} from './query';
import { rank, type Entry, type Match, type RankedMatch } from './rank';
import { exactKey, nameTerms, textTerms } from './words';

/** Weights of the fields of an entry: a match in a name says more than one in a text. */
const boost = {
  symbol: 5,
  title: 4,
  asked: 3,
  page: 2,
  keywords: 2,
  group: 0.7,
  text: 1,
  code: 0.5,
};
type Field = keyof typeof boost;
const fields: Field[] = ['symbol', 'title', 'asked', 'page', 'keywords', 'group', 'text', 'code'];
const nameFields: ReadonlySet<string> = new Set<Field>(['symbol', 'title', 'page']);

const prefixWeight = 0.5;
const typoWeight = 0.35;

export interface Catalogue {
  /** The entries that answer a query and are accepted, best first. */
  find: (query: string, accept: (entry: Entry) => boolean) => RankedMatch[];
  /** Queries that find something, for a reader whose own finds nothing. */
  suggestions: readonly string[];
}

export function createCatalogue({ pages, sections, words, suggestions }: SearchIndex): Catalogue {
  const vocabulary = new Map(Object.entries(words));
  const entries = sections.flatMap((section, id): Entry[] => {
    const page = pages[section.page];
    if (!page) return [];
    const intents = (section.asked ?? []).map(intentOf);
    return [{ id, page, section, keys: keysOf(page, section), intents }];
  });
  const index = new MiniSearch<Entry>({
    fields,
    extractField: (entry, field) => (field === 'id' ? entry.id : fieldText(entry, field)),
    tokenize: (text, field) => (field && nameFields.has(field) ? nameTerms(text) : textTerms(text)),
    processTerm: (term) => term,
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  function lookUp(terms: readonly LookUp[]): Match[] {
    const covers = new Map<string, readonly number[]>();
    for (const { term, covers: words } of terms) {
      covers.set(term, [...(covers.get(term) ?? []), ...words]);
    }
    const results = index.search({ combineWith: 'OR', queries: terms.map(toQuery) });
    return results.flatMap((result) => {
      const entry = byId.get(Number(result.id));
      return entry ? [toMatch(entry, result, covers)] : [];
    });
  }

  return {
    suggestions,
    find(text, accept) {
      const query = parseQuery(text, vocabulary);
      const found = lookUp(query.terms);
      const missing = query.words.flatMap((_, word) =>
        found.some(({ covered }) => covered.has(word)) ? [] : [word],
      );
      const matches = missing.length > 0 ? lookUp(withTypos(query, missing)) : found;
      return rank(
        matches.filter(({ entry }) => accept(entry)),
        query,
      );
    },
  };
}

type LookUp = QueryTerm & { fuzzy?: number };

function toQuery({ term, prefix, fuzzy, covers }: LookUp): MiniSearchQuery {
  return {
    queries: [term],
    prefix,
    fuzzy: fuzzy ?? false,
    boost,
    // A term that joins several typed words, such as `glyphcolor`, counts as much as all of them.
    boostTerm: () => covers.length,
    weights: { prefix: prefixWeight, fuzzy: typoWeight },
    tokenize: (text) => [text],
    processTerm: (text) => text,
  };
}

/** The terms of a second search, in which the words that were found nowhere may have typos. */
function withTypos({ words, terms }: Query, missing: readonly number[]): LookUp[] {
  const retries = missing.flatMap((index): LookUp[] => {
    const word = words[index] ?? '';
    const covers = [index];
    return [
      { term: word, covers, prefix: false, fuzzy: tolerance(word) },
      ...swaps(word).map((term) => ({ term, covers, prefix: true })),
    ];
  });
  const kept = terms.filter(
    ({ covers: [first, ...rest] }) =>
      rest.length > 0 || first === undefined || !missing.includes(first),
  );
  return [...kept, ...retries];
}

function toMatch(
  entry: Entry,
  { score, queryTerms, match }: SearchResult,
  covers: ReadonlyMap<string, readonly number[]>,
): Match {
  const matched = Object.entries(match);
  return {
    entry,
    score,
    covered: new Set(queryTerms.flatMap((term) => covers.get(term) ?? [])),
    terms: new Set(matched.map(([term]) => term)),
    inHeading: matched.some(([, at]) => at.includes('title') || at.includes('symbol')),
  };
}

export function headingOf({ page, section }: Pick<Entry, 'page' | 'section'>): string {
  return section.headings?.at(-1) ?? page.title;
}

function keysOf(page: SearchPage, section: SearchSection): Set<string> {
  const names = [headingOf({ page, section }), section.symbol ?? ''];
  return new Set(names.map(exactKey).filter(Boolean));
}

function fieldText(entry: Entry, field: string): string {
  const { page, section } = entry;
  const isBeginning = !section.headings;
  switch (field) {
    case 'symbol':
      return section.symbol ?? '';
    case 'title':
      return headingOf(entry);
    case 'asked':
      return withoutOwnNames(section.asked?.join(' ') ?? '');
    case 'page':
      return [page.title, ...(section.headings?.slice(0, -1) ?? [])].join(' ');
    case 'keywords':
      return isBeginning ? (page.keywords ?? '') : '';
    case 'group':
      return page.group;
    case 'text':
      return section.text ?? '';
    default:
      return section.code ?? '';
  }
}

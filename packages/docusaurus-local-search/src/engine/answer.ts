/** Answers the calls of a search client in the form in which the hosted service (Algolia) does. */
import { publicAddress } from '../addresses';
import type { Catalogue } from './catalogue';
import { escapeHtml, highlight, snippet, type MarkOptions } from './highlight';
import type { Entry, RankedMatch } from './rank';
import { matchesFacets, type Facets, type SearchRequest } from './request';

type Attributes = Record<string, string | null>;

export interface Hit {
  objectID: string;
  [attribute: string]: unknown;
}

export interface SearchResponse {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: true;
  processingTimeMS: number;
  params: string;
  facets?: Record<string, Record<string, number>>;
  /** Queries that find something, when this one does not. The hosted service sends none. */
  suggestions?: readonly string[];
}

export interface Site {
  /** Where the site is served from, base URL included; ends with a slash. */
  root: string;
}

export function answer(catalogue: Catalogue, request: SearchRequest, site: Site): SearchResponse {
  const started = performance.now();
  const { query, page, hitsPerPage } = request;
  const matches = catalogue.find(query, (entry) =>
    matchesFacets(facetsOf(entry), request.facetFilters),
  );
  const start = page * hitsPerPage;
  return {
    index: request.indexName,
    query,
    hits: matches.slice(start, start + hitsPerPage).map((match) => toHit(match, request, site)),
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - started),
    params: '',
    ...(matches.length === 0 && { suggestions: catalogue.suggestions }),
    ...(request.facets.length > 0 && { facets: countFacets(matches, request.facets) }),
  };
}

function facetsOf({ page }: Entry): Facets {
  return { language: page.language, version: page.version, docusaurus_tag: page.tag };
}

function countFacets(
  matches: readonly RankedMatch[],
  names: readonly string[],
): Record<string, Record<string, number>> {
  const wanted = names.includes('*') ? ['language', 'version', 'docusaurus_tag'] : names;
  const counts = Object.fromEntries(
    wanted.map((name): [string, Record<string, number>] => [name, {}]),
  );
  for (const { entry } of matches) {
    const facets = facetsOf(entry);
    for (const [name, values] of Object.entries(counts)) {
      const value = facets[name];
      if (value !== undefined) values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}

function toHit(match: RankedMatch, request: SearchRequest, site: Site): Hit {
  const { page, section, id } = match.entry;
  const attributes = attributesOf(match);
  const url = publicAddress(page.path, section.anchor, site.root);
  const marks = { preTag: request.highlightPreTag, postTag: request.highlightPostTag };
  return {
    objectID: `${page.path}#${section.anchor ?? ''}-${id}`,
    // The search interface takes these values for HTML where a hit has no snippet.
    ...nest(mapAttributes(attributes, request.attributesToRetrieve, escapeHtml)),
    type: typeOf(match),
    url: url.href,
    url_without_anchor: url.href.replace(/#.*/, ''),
    anchor: url.hash.slice(1) || null,
    language: page.language,
    version: page.version,
    docusaurus_tag: page.tag,
    _highlightResult: nest(
      mapAttributes(attributes, request.attributesToHighlight, (text) =>
        marked(highlight(text, match.terms, marks), marks),
      ),
    ),
    _snippetResult: nest(snippets(attributes, match, request, marks)),
  };
}

function attributesOf({ entry: { page, section } }: RankedMatch): Attributes {
  const [lvl2, lvl3, lvl4, lvl5, lvl6] = section.headings ?? [];
  return {
    'hierarchy.lvl0': page.group,
    'hierarchy.lvl1': page.title,
    'hierarchy.lvl2': lvl2 ?? null,
    'hierarchy.lvl3': lvl3 ?? null,
    'hierarchy.lvl4': lvl4 ?? null,
    'hierarchy.lvl5': lvl5 ?? null,
    'hierarchy.lvl6': lvl6 ?? null,
    content: section.text ?? null,
  };
}

/** The type of a hit: `lvl1` is a page, `lvl2` to `lvl6` a heading, `content` a text. */
function typeOf({ entry: { section }, terms, inHeading }: RankedMatch): string {
  if (
    !inHeading &&
    section.text &&
    highlight(section.text, terms, { preTag: '\0', postTag: '' }).includes('\0')
  ) {
    return 'content';
  }
  return `lvl${1 + (section.headings?.length ?? 0)}`;
}

function marked(value: string, { preTag }: MarkOptions): Record<string, string> {
  return { value, matchLevel: value.includes(preTag) ? 'full' : 'none' };
}

function snippets(
  attributes: Attributes,
  { terms }: RankedMatch,
  request: SearchRequest,
  marks: MarkOptions,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const wanted of request.attributesToSnippet) {
    const [name = '', count] = wanted.split(':');
    const text = attributes[name];
    if (!text) continue;
    const wordCount = Number(count) || 10;
    const options = { ...marks, wordCount, ellipsis: request.snippetEllipsisText };
    result[name] = marked(snippet(text, terms, options), marks);
  }
  return result;
}

function mapAttributes<T>(
  attributes: Attributes,
  wanted: readonly string[],
  map: (text: string) => T,
): Record<string, unknown> {
  const names = Object.keys(attributes).filter((name) =>
    wanted.some((want) => want === '*' || name === want || name.startsWith(`${want}.`)),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = attributes[name];
      return text === null || text === undefined ? [] : [[name, map(text)]];
    }),
  );
}

/** Turns `{ 'hierarchy.lvl1': x }` into `{ hierarchy: { lvl1: x } }`. */
function nest(flat: Record<string, unknown>): Record<string, unknown> {
  const hierarchy: Record<string, unknown> = {};
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const level = /^hierarchy\.(lvl\d)$/.exec(name)?.[1];
    if (level) hierarchy[level] = value;
    else nested[name] = value;
  }
  return Object.keys(hierarchy).length > 0 ? { ...nested, hierarchy } : nested;
}

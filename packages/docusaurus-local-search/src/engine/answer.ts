/** Answers the questions of the search from the catalogue of the site. */
import { publicAddress } from '../addresses';
import type { Answer, ContextualFilters, Hit, Question } from '../question';
import type { Catalogue } from './catalogue';
import { findMatches, highlight, snippet } from './highlight';
import type { Entry, RankedMatch } from './rank';

/**
 * @param root Where the site is served from, base URL included; ends with a slash.
 */
export function answer(
  catalogue: Catalogue,
  { query, count, excerptWords, filters }: Question,
  root: string,
): Answer {
  const matches = catalogue.find(query, (entry) => !filters || passes(entry, filters));
  return {
    total: matches.length,
    hits: matches.slice(0, count).map((match) => toHit(match, excerptWords, root)),
    suggestions: matches.length === 0 ? [...catalogue.suggestions] : [],
  };
}

function passes({ page }: Entry, { language, tags }: ContextualFilters): boolean {
  return page.language === language && tags.includes(page.tag);
}

function toHit({ entry, terms, inHeading }: RankedMatch, excerptWords: number, root: string): Hit {
  const { page, section, id } = entry;
  const { text, anchor } = section;
  const headings = (section.headings ?? []).filter((heading) => heading !== null);
  const { pathname, hash } = publicAddress(page.path, anchor, root);
  const isInText = !inHeading && text !== undefined && findMatches(text, terms).length > 0;
  return {
    id: `${page.path}#${anchor ?? ''}-${id}`,
    path: pathname + hash,
    type: isInText ? 'text' : headings.length > 0 ? 'heading' : 'page',
    titles: [page.group, page.title, ...headings].map((title) => highlight(title, terms)),
    ...(text && { excerpt: snippet(text, terms, excerptWords) }),
  };
}

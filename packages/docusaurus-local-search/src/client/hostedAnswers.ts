/** Questions as requests of Algolia, and what it answers. */
import * as v from 'valibot';
import type { Answer, Question } from '../question';
import { answerOf } from './answers';
import { recordSchema } from './record';

/** https://www.algolia.com/doc/api-reference/search-api-parameters/ */
export function toRequest({ query, count, excerptWords, filters }: Question, indexName: string) {
  return {
    indexName,
    query,
    hitsPerPage: count,
    // All of the list must hold, and of a list within it one.
    facetFilters: filters
      ? [`language:${filters.language}`, filters.tags.map((tag) => `docusaurus_tag:${tag}`)]
      : [],
    attributesToRetrieve: ['hierarchy', 'type', 'url'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${excerptWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * @param asked How many hits were asked for.
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when it is no answer at all.
 */
export function parseHostedAnswer(answer: unknown, asked: number, baseUrl: string): Answer {
  const { results } = v.parse(resultsSchema, answer);
  const [{ nbHits: total, hits }] = results;
  return v.parse(answerOf(recordSchema(baseUrl), asked), { total, hits });
}

const resultsSchema = v.object({
  results: v.tuple([v.object({ nbHits: v.unknown(), hits: v.unknown() })]),
});

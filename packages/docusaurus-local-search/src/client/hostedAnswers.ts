/** Translates questions to Algolia's requests, and its responses to answers. */
import * as v from 'valibot';
import type { Answer, Question } from '../question';
import { answerOf } from './answers';
import { recordSchema } from './record';

/** The parameters are documented at https://www.algolia.com/doc/api-reference/search-api-parameters/ */
export function toRequest({ query, count, excerptWords, filters }: Question, indexName: string) {
  return {
    indexName,
    query,
    hitsPerPage: count,
    // A hit must match every entry of the list, and one entry of each inner list.
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
 * @param asked How many hits were requested.
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when the response is malformed.
 */
export function parseHostedAnswer(answer: unknown, asked: number, baseUrl: string): Answer {
  const { results } = v.parse(resultsSchema, answer);
  const [{ nbHits: total, hits }] = results;
  return v.parse(answerOf(recordSchema(baseUrl), asked), { total, hits });
}

const resultsSchema = v.object({
  results: v.tuple([v.object({ nbHits: v.unknown(), hits: v.unknown() })]),
});

import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { resultsPerPage } from '../../addresses';
import { parseAnswer, type Found } from '../../client/answers';
import { markTags } from '../../client/Marked';
import { getSearchClient, settings, useContextualFilters } from '../../client/searchClient';

export type SearchOutcome =
  | { status: 'idle' | 'failed' }
  | { status: 'loading'; previous?: Found }
  | { status: 'done'; found: Found };

const snippetWords = 30;

/** Fetches the results of a query. After a failure, `retry` or the `online` event tries again. */
export function useSearchResults(
  query: string,
  pages: number,
): { outcome: SearchOutcome; retry: () => void } {
  const baseUrl = useBaseUrl('/');
  const currentFilters = useContextualFilters();
  // Fixed on mount: the version of the docs cannot be changed on this page.
  const [facetFilters] = useState(currentFilters);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ question: string; found?: Found }>();

  const question = query && JSON.stringify({ query, pages, attempt });
  const hasFailed = answered?.question === question && !answered.found;

  useEffect(() => {
    if (!question) return undefined;
    let isWanted = true;
    const asked = resultsPerPage * pages;
    const settle = (found?: Found): void => {
      if (isWanted) setAnswered({ question, found });
    };
    getSearchClient()
      .search({
        requests: [
          {
            indexName: settings.indexName,
            query,
            facetFilters,
            hitsPerPage: asked,
            attributesToRetrieve: ['url'],
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: [`content:${snippetWords}`],
            ...markTags,
          },
        ],
      })
      .then((answer) => settle(parseAnswer(answer, asked, baseUrl)))
      .catch(() => settle());
    return () => {
      isWanted = false;
    };
  }, [question, query, pages, facetFilters, baseUrl]);

  const retry = (): void => setAttempt((count) => count + 1);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const onOnline = (): void => setAttempt((count) => count + 1);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);

  return { outcome: outcomeOf(question, answered), retry };
}

function outcomeOf(
  question: string,
  answered: { question: string; found?: Found } | undefined,
): SearchOutcome {
  if (!question) return { status: 'idle' };
  if (answered?.question !== question) return { status: 'loading', previous: answered?.found };
  return answered.found ? { status: 'done', found: answered.found } : { status: 'failed' };
}

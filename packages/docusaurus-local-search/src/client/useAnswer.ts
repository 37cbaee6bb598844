import { useEffect, useState } from 'react';
import type { Question } from '../question';
import type { Outcome, Settled } from './outcome';
import { getSearchEngine, useContextualFilters } from './searchEngine';

/**
 * Asks the search engine, unless the query is empty. After a failure, `retry` or the `online` event
 * asks again.
 */
export function useAnswer({ query, count, excerptWords }: Omit<Question, 'filters'>): {
  outcome: Outcome;
  retry: () => void;
} {
  const currentFilters = useContextualFilters();
  // Fixed on mount: the version of the docs cannot be changed where the search is.
  const [filters] = useState(currentFilters);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ key: string; settled: Settled }>();

  const key = query && JSON.stringify({ query, count, attempt });
  // The answer to a query that was cleared does not reappear with the next one.
  if (!key && last) setLast(undefined);
  const isSettled = last?.key === key;
  const hasFailed = isSettled && !last?.settled.answer;

  useEffect(() => {
    if (!key) return undefined;
    let isWanted = true;
    const settle = (settled: Settled): void => {
      if (isWanted) setLast({ key, settled });
    };
    getSearchEngine()
      .search({ query, count, excerptWords, ...(filters && { filters }) })
      .then((answer) => settle({ query, answer }))
      .catch(() => settle({ query }));
    return () => {
      isWanted = false;
    };
  }, [key, query, count, excerptWords, filters]);

  const retry = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const onOnline = (): void => setAttempt((before) => before + 1);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);

  return { outcome: outcomeOf(key, isSettled, last?.settled), retry };
}

function outcomeOf(key: string, isSettled: boolean, settled: Settled | undefined): Outcome {
  if (!key) return { status: 'idle' };
  if (settled && isSettled) return { status: 'settled', settled };
  return { status: 'loading', previous: settled };
}

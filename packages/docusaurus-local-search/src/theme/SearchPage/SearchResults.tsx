import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mostResults, searchPagePath, shownCount, siteIndexPath } from '../../addresses';
import { Marked } from '../../client/Marked';
import { displayed, type Outcome } from '../../client/outcome';
import { settings } from '../../client/searchEngine';
import type { Answer, Hit } from '../../question';
import styles from './styles.module.css';

interface SearchResultsProps {
  query: string;
  outcome: Outcome;
  /** How many results were asked for. */
  count: number;
  onMore: () => void;
  onRetry: () => void;
}

export function SearchResults(props: SearchResultsProps): ReactNode {
  const { query, outcome, count, onMore, onRetry } = props;
  if (outcome.status === 'idle') {
    return (
      <p className={styles.otherWay}>
        Or look through <Link to={siteIndexPath}>the list of all pages</Link>.
      </p>
    );
  }
  const answer = displayed(outcome)?.answer;
  if (answer && answer.hits.length > 0) {
    return <Results answer={answer} count={count} onMore={onMore} />;
  }
  if (outcome.status === 'loading') return <p role="status">Searching…</p>;
  if (answer) return <NoResults query={query} suggestions={answer.suggestions} />;
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
}

function NoResults({ query, suggestions }: NoResultsProps): ReactNode {
  return (
    <>
      <p role="status" className={styles.count}>
        No results found for “<strong>{query}</strong>”
      </p>
      <p>
        Try fewer words or another spelling, or look through{' '}
        <Link to={siteIndexPath}>the list of all pages</Link>.
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="suggestions">Try searching for:</p>
          <ul aria-labelledby="suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={searchPagePath(suggestion, settings.searchPagePath || undefined)}>
                  {suggestion}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ResultsProps {
  answer: Answer;
  count: number;
  onMore: () => void;
}

function Results({ answer: { total, hits }, count, onMore }: ResultsProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  const hasMore = hits.length < total && count < mostResults;

  useEffect(() => {
    // After "Show more", the focus goes to the first new result.
    if (firstNew.current === undefined || firstNew.current >= hits.length) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [hits.length]);

  return (
    <>
      <p role="status" className={styles.count}>
        {total === 1 ? 'One result' : `${shownCount(total)} results`}
      </p>
      <ol ref={list} className={styles.list}>
        {hits.map((hit) => (
          <Result key={hit.id} {...hit} />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            firstNew.current = hits.length;
            onMore();
          }}
        >
          Show more
        </button>
      )}
    </>
  );
}

function Result({ path, titles, excerpt }: Hit): ReactNode {
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={path}>
          <Marked html={titles.at(-1) ?? ''} />
        </Link>
      </h2>
      <ul className={styles.trail} aria-label="Found in">
        {titles.slice(0, -1).map((step) => (
          <li key={step}>
            <Marked html={step} />
          </li>
        ))}
      </ul>
      {excerpt && (
        <p className={styles.summary}>
          <Marked html={excerpt} />
        </p>
      )}
    </li>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchPagePath, shownCount, siteIndexPath } from '../../addresses';
import type { Found, FoundSection } from '../../client/answers';
import { Marked } from '../../client/Marked';
import { settings } from '../../client/searchClient';
import type { SearchOutcome } from './useSearchResults';
import styles from './styles.module.css';

interface SearchResultsProps {
  query: string;
  outcome: SearchOutcome;
  onMore: () => void;
  onRetry: () => void;
}

export function SearchResults({ query, outcome, onMore, onRetry }: SearchResultsProps): ReactNode {
  switch (outcome.status) {
    case 'idle':
      return (
        <p className={styles.otherWay}>
          Or look through <Link to={siteIndexPath}>the list of all pages</Link>.
        </p>
      );
    case 'failed':
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
    case 'loading':
      return outcome.previous ? (
        <Results found={outcome.previous} onMore={onMore} />
      ) : (
        <p role="status">Searching…</p>
      );
    case 'done':
      return outcome.found.total > 0 ? (
        <Results found={outcome.found} onMore={onMore} />
      ) : (
        <NoResults query={query} suggestions={outcome.found.suggestions} />
      );
  }
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

function Results({ found, onMore }: { found: Found; onMore: () => void }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  const { total, hasMore, sections } = found;

  useEffect(() => {
    // After "Show more", the focus goes to the first new result.
    if (firstNew.current === undefined || firstNew.current >= sections.length) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [sections.length]);

  return (
    <>
      <p role="status" className={styles.count}>
        {total === 1 ? 'One result' : `${shownCount(total)} results`}
      </p>
      <ol ref={list} className={styles.list}>
        {sections.map((section) => (
          <Result key={section.id} {...section} />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            firstNew.current = sections.length;
            onMore();
          }}
        >
          Show more
        </button>
      )}
    </>
  );
}

function Result({ path, title, trail, summary }: FoundSection): ReactNode {
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={path}>
          <Marked html={title} />
        </Link>
      </h2>
      <ul className={styles.trail} aria-label="Found in">
        {trail.map((step) => (
          <li key={step}>
            <Marked html={step} />
          </li>
        ))}
      </ul>
      {summary && (
        <p className={styles.summary}>
          <Marked html={summary} />
        </p>
      )}
    </li>
  );
}

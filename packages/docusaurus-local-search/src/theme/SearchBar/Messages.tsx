import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { siteIndexPath } from '../../addresses';
import { labels } from './SearchButton';
import { texts } from './texts';
import styles from './dialogue.module.css';

export function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.failure}>{labels.unavailable}</p>
      <p className={styles.quiet}>{labels.advice}</p>
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  /** Called with a proposed query that the reader chose. */
  onAsk: (query: string) => void;
  /** Called when the reader follows the link out of the dialogue. */
  onLeave: () => void;
}

export function NoResults({ query, suggestions, onAsk, onLeave }: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        {texts.noResults} "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.quiet} id="search-suggestions">
            {texts.trySearching}:
          </p>
          <ul aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onAsk(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.quiet}>
        <Translate
          id="theme.SearchBar.otherWays"
          values={{
            list: (
              <Link to={siteIndexPath} onClick={onLeave}>
                <Translate id="theme.SearchBar.siteIndex">the list of all pages</Translate>
              </Link>
            ),
          }}
        >
          {'Try fewer words or another spelling, or look through {list}.'}
        </Translate>
      </p>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { siteIndexPath } from '@site/src/search/links';
import { labels } from './labels';
import styles from './styles.module.css';

/** DocSearch's button. The rest of DocSearch is loaded when pointer or focus come to the button. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <>
      <button
        type="button"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        aria-label={labels.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...props}
      >
        <span className="DocSearch-Button-Container">
          <svg
            className="DocSearch-Search-Icon"
            width="20"
            height="20"
            viewBox="0 0 20 20"
            aria-hidden="true"
          >
            <g stroke="currentColor" fill="none">
              <circle cx="9" cy="9" r="7.5" />
              <path d="M14.4 14.4l4 4" />
            </g>
          </svg>
          <span className="DocSearch-Button-Placeholder">{labels.button}</span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">/</kbd>
        </span>
      </button>
      <noscript>
        <Link to={siteIndexPath} className={styles.allPages}>
          All pages
        </Link>
      </noscript>
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { siteIndexPath } from '../../addresses';
import './button.css';
import styles from './styles.module.css';

/** The button's texts. The theme has them among the dialogue's texts, which load only with that. */
export const labels = {
  button: translate({ id: 'theme.SearchBar.label', message: 'Search' }),
  unavailable: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  advice: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  broken: translate({
    id: 'theme.SearchBar.broken',
    message: 'The search has stopped because of an error. You can open it again.',
  }),
};

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

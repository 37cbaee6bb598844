import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { siteIndexPath } from '../../addresses';
import './button.css';
import styles from './styles.module.css';

/** The texts of the button. Those of the dialogue, in `texts.ts`, are loaded with it. */
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

/** The button. The dialogue is loaded when pointer or focus come to it. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <>
      <button
        type="button"
        className={`search-button ${styles.button}`}
        aria-label={labels.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...props}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <g stroke="currentColor" fill="none">
            <circle cx="9" cy="9" r="7.5" />
            <path d="M14.4 14.4l4 4" />
          </g>
        </svg>
        <span className="search-button__label">{labels.button}</span>
        <kbd className="search-button__key" aria-hidden="true">
          /
        </kbd>
      </button>
      <noscript>
        <Link to={siteIndexPath} className={styles.allPages}>
          All pages
        </Link>
      </noscript>
    </>
  );
}

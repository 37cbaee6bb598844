import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { mirrorPath } from '@site/shared/addresses';
import { useCopying } from '@site/src/components/Announcer';
import { pageActions } from '@site/src/messages/everyPage';
import EditThisPage from '@theme/EditThisPage';
import styles from './styles.module.css';

/** The actions at the end of a page: edit it, copy it, view it as Markdown. */
export function PageActions({ editUrl }: { editUrl?: string | undefined | null }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const address = baseUrl + mirrorPath(pathname, baseUrl);
  return (
    <ul className={styles.actions} role="list" aria-label={pageActions.name}>
      {editUrl && (
        <li>
          <EditThisPage editUrl={editUrl} />
        </li>
      )}
      <li className={styles.needsScript}>
        <CopyPage address={address} />
      </li>
      <li>
        <a href={address} type="text/markdown">
          {pageActions.viewMarkdown}
        </a>
      </li>
    </ul>
  );
}

/** Copies the page as Markdown. */
function CopyPage({ address }: { address: string }): ReactNode {
  const { state, copy } = useCopying(() =>
    // The clipboard item takes a promise of the text: some browsers, such as Safari, allow writing
    // only during the click, not after the fetch.
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(address) })]),
  );
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {pageActions.copy[state]}
    </button>
  );
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

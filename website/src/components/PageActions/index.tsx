import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import { mirrorPath } from '@site/shared/addresses';
import { CopyPage } from './CopyPage';
import styles from './styles.module.css';

/** The actions at the end of a page: edit it, copy it, view it as Markdown. */
export function PageActions({ editUrl }: { editUrl?: string | undefined | null }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const address = baseUrl + mirrorPath(pathname, baseUrl);
  return (
    <ul className={styles.actions} role="list" aria-label="This page">
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
          View as Markdown
        </a>
      </li>
    </ul>
  );
}

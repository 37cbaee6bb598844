import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { loading } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

/** The placeholder of a page while its code is loading, or when that has failed. */
export default function Loading({ error, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return <LoadFailure onRetry={() => window.location.reload()}>{String(error)}</LoadFailure>;
  }
  // A spinner that appears only for a moment would flash.
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status" aria-label={loading.name}>
      <span className={styles.cell} aria-hidden="true">
        <span className={styles.ramp}>.:-=+*%@#</span>
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { LoadFailure } from '@site/src/components/LoadFailure';
import styles from './styles.module.css';

/** What stands in for a page whose code is on its way, or did not come. */
export default function Loading({ error, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return <LoadFailure onRetry={() => window.location.reload()}>{String(error)}</LoadFailure>;
  }
  // A page that comes at once needs no spinner.
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status" aria-label="Loading">
      <span className={styles.cell} aria-hidden="true">
        <span className={styles.ramp}>.:-=+*%@#</span>
      </span>
    </div>
  );
}

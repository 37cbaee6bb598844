import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** What stands in for a page whose code is on its way, or did not come. */
export default function Loading({ error, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => window.location.reload()}
        >
          Retry
        </button>
      </div>
    );
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

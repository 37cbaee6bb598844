import type { ReactNode } from 'react';
import { loading } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

interface LoadFailureProps {
  children: ReactNode;
  onRetry: () => void;
  /** Whether the box overlays a readable page, rather than stand in for it. */
  isOverPage?: boolean;
}

/** Says what could not be loaded, in a red box with a button to try it again. */
export function LoadFailure({ children, onRetry, isOverPage }: LoadFailureProps): ReactNode {
  return (
    <div className={isOverPage ? `${styles.box} ${styles.overPage}` : styles.box} role="alert">
      <p>{children}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {loading.retry}
      </button>
    </div>
  );
}

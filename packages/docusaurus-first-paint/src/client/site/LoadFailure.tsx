import type { ReactNode } from 'react';

export interface LoadFailureProps {
  /** What could not be loaded, in a sentence. */
  children: ReactNode;
  onRetry: () => void;
  /** Whether the message is shown over a page that can be read, rather than in its place. */
  isOverPage?: boolean;
}

/** Says that code could not be loaded. A site can put a component of its own in its place. */
export function LoadFailure({ children, onRetry, isOverPage }: LoadFailureProps): ReactNode {
  return (
    <div
      className="alert alert--danger"
      role="alert"
      style={isOverPage ? { position: 'fixed', right: '1rem', bottom: '1rem', zIndex: 300 } : {}}
    >
      <p>{children}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface AnswerProps {
  /** What readers should answer for themselves before they open it. */
  to: string;
  children: ReactNode;
}

/**
 * A question whose answer opens below it, without scripts too. The framework's own element would hide
 * the answer with inline styles, which the site's policy forbids.
 */
export function Answer({ to, children }: AnswerProps): ReactNode {
  return (
    <details className={styles.answer}>
      <summary>{to}</summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A decorative picture made of characters, hidden from screen readers. */
export function TextPicture({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <pre className={styles.picture} aria-hidden="true">
      {lines.join('\n')}
    </pre>
  );
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A picture made of characters; it decorates, so screen readers pass it by. */
export function TextPicture({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <pre className={styles.picture} aria-hidden="true">
      {lines.join('\n')}
    </pre>
  );
}

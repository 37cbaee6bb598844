import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Two examples to be compared: side by side where there is room. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}

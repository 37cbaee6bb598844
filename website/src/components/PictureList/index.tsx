import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Pictures to be compared: a Markdown list of them, side by side where there is room. */
export function PictureList({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pictures}>{children}</div>;
}

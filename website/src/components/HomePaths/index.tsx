import type { ReactNode } from 'react';
import { Paths } from '@site/src/components/Paths';
import { paths as messages } from '@site/src/messages/home';
import styles from './styles.module.css';

/** Where to begin, on the home page. */
export function HomePaths(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="paths">
      <h2 id="paths" className={styles.heading}>
        {messages.heading}
      </h2>
      <Paths />
    </section>
  );
}

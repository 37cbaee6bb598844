import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A note on the home page: the library is complete and no longer actively maintained. */
export function HomeStatus(): ReactNode {
  return (
    <section className={styles.status} aria-labelledby="status">
      <h2 id="status" className={styles.heading}>
        ! Status
      </h2>
      <p>
        p5.asciify is no longer actively maintained, and no new features are planned. Its author now
        works on <Link href="https://code.textmode.art/">textmode.js</Link>, a library for textmode
        graphics that also works together with p5.js.
      </p>
      <p>
        <Link to="/docs/help/project-status">What this means for your sketch</Link>
      </p>
    </section>
  );
}

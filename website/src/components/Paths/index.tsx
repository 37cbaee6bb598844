import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { paths } from './paths';
import styles from './styles.module.css';

/** Where to begin, by what readers say about themselves. */
export function Paths(): ReactNode {
  return (
    <dl className={styles.paths}>
      {paths.map(({ who, stops }) => (
        <div key={who} className={styles.path}>
          <dt className={styles.who}>{who}</dt>
          <dd className={styles.way}>
            <ol className={styles.stops}>
              {stops.map(({ label, to, gives }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>: {gives}
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  );
}

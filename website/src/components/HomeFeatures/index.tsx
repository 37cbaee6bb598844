import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { features as messages } from '@site/src/messages/home';
import { features } from './features';
import styles from './styles.module.css';

/** What the library does, as a directory: a sample in characters, a name, a sentence. */
export function HomeFeatures(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        {messages.heading}
      </h2>
      <ul role="list" className={styles.list}>
        {features.map(({ sample, name, text, to }) => (
          <li key={name} className={styles.row}>
            <span className={styles.sample} aria-hidden="true">
              {sample}
            </span>
            <Link className={styles.name} to={to}>
              {name}
            </Link>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/getting-started/will-my-sketch-work">{messages.question}</Link>
      </p>
    </section>
  );
}

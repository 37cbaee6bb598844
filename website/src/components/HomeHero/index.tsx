import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HeroPiece } from './HeroPiece';
import styles from './styles.module.css';

interface HomeHeroProps {
  /** The lines of code that turn the sketch behind the picture into text. */
  children: ReactNode;
}

/** The name, what it is, the ways in, and a picture of what it does. */
export function HomeHero({ children }: HomeHeroProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.facts}>
          p5.js library / {String(siteConfig.customFields?.libraryVersion)} / MIT
        </p>
        <h1 className={styles.name}>{siteConfig.title}</h1>
        <p className={styles.statement}>{siteConfig.tagline}.</p>
        <p className={styles.ways}>
          <Link className="button button--primary button--lg" to="/docs/intro">
            Get started
          </Link>
          <Link className="button button--secondary button--lg" to="/playground">
            Playground
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/api/">
            API reference
          </Link>
        </p>
      </div>
      <HeroPiece />
      <div className={styles.lines}>
        <p>The picture is a plain p5.js sketch and these lines:</p>
        {children}
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HeroLines } from './HeroLines';
import { HeroSketch } from './HeroSketch';
import { useHero } from './useHero';
import styles from './styles.module.css';

interface HomeHeroProps {
  /** The highlighted lines of code that turn the sketch behind the picture into text. */
  lines: string;
}

/** The top of the home page: name, description and links, and a live picture of what it does. */
export function HomeHero({ lines }: HomeHeroProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { player, ofLines, toSketch } = useHero(lines);
  const { whole } = player;
  return (
    <header ref={whole} className={styles.hero}>
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
      <HeroSketch player={player} />
      <HeroLines player={ofLines} html={lines} toSketch={toSketch} />
    </header>
  );
}

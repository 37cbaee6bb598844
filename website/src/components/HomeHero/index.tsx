import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { Output } from 'sketch-player/Output';
import { Source } from 'sketch-player/Source';
import live from 'sketch-player/styles.module.css';
import type { Player } from 'sketch-player/useSketchPlayer';
import { hero } from '@site/src/messages/home';
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
          {hero.facts(String(siteConfig.customFields?.libraryVersion))}
        </p>
        <h1 className={styles.name}>{siteConfig.title}</h1>
        <p className={styles.statement}>{siteConfig.tagline}.</p>
        <p className={styles.ways}>
          <Link className="button button--primary button--lg" to="/docs/intro">
            {hero.start}
          </Link>
          <Link className="button button--secondary button--lg" to="/playground">
            {hero.playground}
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/api/">
            {hero.reference}
          </Link>
        </p>
      </div>
      <HeroSketch player={player} />
      <HeroLines player={ofLines} html={lines} toSketch={toSketch} />
    </header>
  );
}

interface HeroLinesProps {
  player: Player;
  /** The published lines, highlighted. */
  html: string;
  toSketch: (lines: string) => string;
}

/** The lines of code that turn the hero's sketch into text. Editing them changes the picture. */
function HeroLines({ player, html, toSketch }: HeroLinesProps): ReactNode {
  return (
    <div className={styles.lines}>
      <p>
        {hero.lines()}
        <span className={styles.invitation}> {hero.invitation}</span>
      </p>
      <div className={clsx(styles.box, live.controls)}>
        <Source player={player} html={html} fileName="sketch.js" toSketch={toSketch} />
        {/* Problems of the unchanged sketch are shown on the picture (`HeroSketch`). */}
        {player.state.isEdited && <Output player={player} />}
      </div>
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Output } from 'sketch-player/Output';
import { Source } from 'sketch-player/Source';
import live from 'sketch-player/styles.module.css';
import type { Player } from 'sketch-player/useSketchPlayer';
import styles from './styles.module.css';

interface HeroLinesProps {
  player: Player;
  /** The published lines, highlighted. */
  html: string;
  toSketch: (lines: string) => string;
}

/** The lines of code that turn the hero's sketch into text. Editing them changes the picture. */
export function HeroLines({ player, html, toSketch }: HeroLinesProps): ReactNode {
  return (
    <div className={styles.lines}>
      <p>
        The picture is <Link to="/examples/hero">a plain p5.js sketch</Link> and these lines.
        <span className={styles.invitation}> Change them, and the picture changes:</span>
      </p>
      <div className={clsx(styles.box, live.controls)}>
        <Source player={player} html={html} fileName="sketch.js" toSketch={toSketch} />
        {/* Problems of the unchanged sketch are shown on the picture (`HeroSketch`). */}
        {player.state.isEdited && <Output player={player} />}
      </div>
    </div>
  );
}

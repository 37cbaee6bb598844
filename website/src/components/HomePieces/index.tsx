/** The examples that the home page shows as a strip of pictures. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import breakout from '@generated/sketches/default/cards/breakout.json';
import compassNeedles from '@generated/sketches/default/cards/compass-needles.json';
import eveningWater from '@generated/sketches/default/cards/evening-water.json';
import graphicsSource from '@generated/sketches/default/cards/graphics-source.json';
import jsonSprite from '@generated/sketches/default/cards/json-sprite.json';
import liveCoding from '@generated/sketches/default/cards/live-coding.json';
import ringedPlanet from '@generated/sketches/default/cards/ringed-planet.json';
import { galleryAddress } from '@site/src/components/ExampleGallery/galleryAddress';
import { FramePicture } from '@site/src/components/FramePicture';
import { pieces as messages } from '@site/src/messages/home';
import styles from './styles.module.css';

const pieces = [
  eveningWater,
  compassNeedles,
  graphicsSource,
  liveCoding,
  ringedPlanet,
  jsonSprite,
  breakout,
];

/** A strip of captured frames, each with a link to its example, and a link to all examples. */
export function HomePieces(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="pieces">
      <h2 id="pieces" className={styles.heading}>
        {messages.heading}
      </h2>
      <ul role="list" className={styles.strip}>
        {pieces.map(({ slug, title, summary, frame, colours }) => (
          <li key={slug} className={styles.piece}>
            <FramePicture
              className={styles.picture}
              frame={frame}
              colours={colours}
              label={summary}
            />
            <Link className={styles.title} to={`/examples/${slug}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={galleryAddress()}>{messages.all}</Link>
      </p>
    </section>
  );
}

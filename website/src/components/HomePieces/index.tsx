import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { galleryAddress } from '@site/src/components/ExampleGallery/galleryAddress';
import { FramePicture } from '@site/src/components/FramePicture';
import { pieces } from './pieces';
import styles from './styles.module.css';

/** A strip of captured frames, each with a link to its example, and a link to all examples. */
export function HomePieces(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="pieces">
      <h2 id="pieces" className={styles.heading}>
        Made with it
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
        <Link to={galleryAddress()}>All examples</Link>
      </p>
    </section>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { GalleryExample } from '@site/shared/examples';
import { FramePicture } from '@site/src/components/FramePicture';
import styles from './styles.module.css';

/** The card of an example: its captured frame, its description and a link to its page. */
export function GalleryCard({ example }: { example: GalleryExample }): ReactNode {
  const { slug, title, summary, tags, frame, colours } = example;
  return (
    <li className={styles.card}>
      {/* Hidden from screen readers, since the title and the summary describe the picture. */}
      <div className={styles.picture} aria-hidden="true">
        <FramePicture frame={frame} colours={colours} label="" />
      </div>
      <h2 className={styles.title}>
        <Link to={`/examples/${slug}`}>{title}</Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.tags}>{tags.join(', ')}</p>
    </li>
  );
}

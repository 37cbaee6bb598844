import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { FramePicture } from '@site/src/components/FramePicture';
import { notFound } from '@site/src/messages/notFound';
import card from '@generated/sketches/default/cards/not-found.json';
import styles from './styles.module.css';

/** Says that there is no such page, and where to go on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={className ? `${styles.page} ${className}` : styles.page}>
      {/* Under /docs this is rendered inside the docs' layout, which sets no title. */}
      <PageMetadata title={notFound.title} />
      <FramePicture
        className={styles.picture}
        frame={card.frame}
        colours={card.colours}
        label={notFound.picture}
      />
      <Heading as="h1">{notFound.title}</Heading>
      <p>{notFound.explanation}</p>
      <ul>
        {notFound.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

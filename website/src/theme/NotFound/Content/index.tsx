import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { FramePicture } from '@site/src/components/FramePicture';
import card from '@generated/examples/default/card-not-found.json';
import styles from './styles.module.css';

/** Says that there is no such page, and where to go on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={className ? `${styles.page} ${className}` : styles.page}>
      {/* Under /docs this is rendered inside the docs' layout, which sets no title. */}
      <PageMetadata title="Page Not Found" />
      <FramePicture
        className={styles.picture}
        frame={card.frame}
        colours={card.colours}
        label="The number 404, built of blocks and drawn in characters"
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the link has a mistake.</p>
      <ul>
        <li>
          <Link to="/docs/intro">Start of the documentation</Link>
        </li>
        <li>
          <Link to="/docs/api/">API reference</Link>
        </li>
        <li>
          <Link to="/examples">Examples</Link>
        </li>
        <li>
          <Link to="/playground">Playground</Link>
        </li>
        <li>
          <Link to="/search">Search</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}

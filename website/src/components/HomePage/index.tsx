import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HomeFeatures } from '@site/src/components/HomeFeatures';
import { HomeHero } from '@site/src/components/HomeHero';
import { HomePaths } from '@site/src/components/HomePaths';
import { HomePieces } from '@site/src/components/HomePieces';
import { status } from '@site/src/messages/home';
import styles from './styles.module.css';

interface HomePageProps {
  /** The highlighted lines of the hero's sketch that the page shows, from `plugins/sketches`. */
  content: { html: string };
}

/** What the home page has between its navbar and its footer. */
export default function HomePage({ content }: HomePageProps): ReactNode {
  return (
    <>
      <HomeHero lines={content.html} />
      <HomePieces />
      <HomePaths />
      <HomeFeatures />
      <Status />
    </>
  );
}

/** A note that the library is complete and no longer actively maintained. */
function Status(): ReactNode {
  return (
    <section className={styles.status} aria-labelledby="status">
      <h2 id="status" className={styles.heading}>
        {status.heading}
      </h2>
      <p>{status.text()}</p>
      <p>
        <Link to="/docs/help/project-status">{status.meaning}</Link>
      </p>
    </section>
  );
}

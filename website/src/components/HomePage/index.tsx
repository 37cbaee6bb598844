import type { ReactNode } from 'react';
import { HomeFeatures } from '@site/src/components/HomeFeatures';
import { HomeHero } from '@site/src/components/HomeHero';
import { HomePieces } from '@site/src/components/HomePieces';
import { HomeStatus } from '@site/src/components/HomeStatus';

interface HomePageProps {
  /** The highlighted lines of the hero's sketch that the page shows, from `plugins/home`. */
  content: { html: string };
}

/** What the home page has between its navbar and its footer. */
export default function HomePage({ content }: HomePageProps): ReactNode {
  return (
    <>
      <HomeHero lines={content.html} />
      <HomePieces />
      <HomeFeatures />
      <HomeStatus />
    </>
  );
}

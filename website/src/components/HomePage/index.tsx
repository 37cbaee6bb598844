import type { ComponentType, ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { HomeFeatures } from '@site/src/components/HomeFeatures';
import { HomeHero } from '@site/src/components/HomeHero';
import { HomePieces } from '@site/src/components/HomePieces';
import { HomeStatus } from '@site/src/components/HomeStatus';

/** What the home page has between its navbar and its footer. */
export default function HomePage({ content: Lines }: { content: ComponentType }): ReactNode {
  return (
    <>
      <HomeHero>
        <MDXContent>
          <Lines />
        </MDXContent>
      </HomeHero>
      <HomePieces />
      <HomeFeatures />
      <HomeStatus />
    </>
  );
}

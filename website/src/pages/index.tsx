import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { HomeFeatures } from '@site/src/components/HomeFeatures';
import { HomeHero } from '@site/src/components/HomeHero';
import { HomePieces } from '@site/src/components/HomePieces';
import { HomeStatus } from '@site/src/components/HomeStatus';
import Lines from './_lines.mdx';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Real-time text mode for p5.js"
      description="p5.asciify turns any WEBGL p5.js sketch into characters in real time. Guides, live examples and the whole API."
    >
      <main>
        <HomeHero>
          <MDXContent>
            <Lines />
          </MDXContent>
        </HomeHero>
        <HomePieces />
        <HomeFeatures />
        <HomeStatus />
      </main>
    </Layout>
  );
}

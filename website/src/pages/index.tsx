import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { HomeFeatures } from '@site/src/components/HomeFeatures';
import { HomeHero } from '@site/src/components/HomeHero';
import { HomePieces } from '@site/src/components/HomePieces';
import { HomeStatus } from '@site/src/components/HomeStatus';
import { searchPagePath } from '@site/src/search/links';
import Lines from './_lines.mdx';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Real-time text mode for p5.js"
      description="p5.asciify turns any WEBGL p5.js sketch into characters in real time. Guides, live examples and the whole API."
    >
      <WebSiteData />
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

/** https://schema.org/WebSite, with the way to search it. */
function WebSiteData(): ReactNode {
  const { title, url, baseUrl } = useDocusaurusContext().siteConfig;
  const home = url + baseUrl;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    url: home,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${home}${searchPagePath('').slice(1)}{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

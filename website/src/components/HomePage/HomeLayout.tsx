import type { ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
import Head from '@docusaurus/Head';
import renderRoutes from '@docusaurus/renderRoutes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { searchPagePath } from 'docusaurus-local-search/addresses';
// The styles of the page inside. While it is dehydrated (docusaurus-first-paint), the served HTML does not
// link its files, so the layout has to.
import '@site/src/components/HomeHero/styles.module.css';
import '@site/src/components/HomePieces/styles.module.css';
import '@site/src/components/HomeFeatures/styles.module.css';
import '@site/src/components/HomeStatus/styles.module.css';

/** The layout of the home page, as a parent route: that allows the page inside it to rest. */
export default function HomeLayout({ route }: { route: RouteConfig }): ReactNode {
  return (
    <Layout
      title="Real-time textmode for p5.js"
      description="p5.asciify turns WEBGL p5.js sketches into characters in real time. Read guides and the API reference, and run live examples."
    >
      <WebSiteData />
      <main>{renderRoutes(route.routes)}</main>
    </Layout>
  );
}

/** Structured data about the site, and how to search it: https://schema.org/WebSite */
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

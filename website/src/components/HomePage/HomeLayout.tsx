import type { ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
import Head from '@docusaurus/Head';
import renderRoutes from '@docusaurus/renderRoutes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { page } from '@site/src/messages/home';
import { searchPagePath } from 'docusaurus-local-search/addresses';

/** The layout of the home page, as a parent route, so that the page inside it can stay dehydrated. */
export default function HomeLayout({ route }: { route: RouteConfig }): ReactNode {
  return (
    <Layout title={page.title} description={page.description}>
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

import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { hasMirror, mirrorPath } from '@site/shared/addresses';

/** The theme's layout, with a `<link>` to the page's Markdown copy in the head. */
export default function LayoutWrapper(props: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  return (
    <>
      {hasMirror(plugin.name) && (
        <Head>
          <link
            rel="alternate"
            type="text/markdown"
            href={baseUrl + mirrorPath(pathname, baseUrl)}
          />
        </Head>
      )}
      <Layout {...props} />
    </>
  );
}

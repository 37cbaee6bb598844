import { use, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { hasMirror, mirrorPath } from '@site/shared/addresses';
import { CrashContext } from '../Error/CrashContext';

/**
 * The theme's layout, with a `<link>` to the page's Markdown copy in the head; after a crash of the
 * whole site, with the crash page in it, or that alone if it is the layout that fails.
 */
export default function LayoutWrapper(props: Props): ReactNode {
  const crash = use(CrashContext);
  if (!crash) return <LayoutOfPage {...props} />;
  const message = <ErrorPageContent {...crash} />;
  return (
    <ErrorBoundary fallback={() => message}>
      <Layout {...props}>{message}</Layout>
    </ErrorBoundary>
  );
}

function LayoutOfPage(props: Props): ReactNode {
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

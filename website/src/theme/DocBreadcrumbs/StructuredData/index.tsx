import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/**
 * The theme's breadcrumbs for search engines, without `<`, which names such as
 * `P5AsciifyRenderer<T>` have: the framework's `Helmet` sets the text of a script as HTML, and the
 * page's Trusted Types policy (`clientModules/trustedTypes.ts`) would refuse it.
 */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const data = JSON.stringify(useBreadcrumbsStructuredData({ breadcrumbs }));
  return (
    <Head>
      <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

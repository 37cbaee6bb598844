import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import { cardPath } from '@site/shared/addresses';

/** Names the page's own social card, the picture that is shown where the page is shared. */
export default function SiteMetadataWrapper(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname, baseUrl)} />
    </>
  );
}

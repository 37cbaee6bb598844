import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A link to a page of this site that shows its full address, for those who read it on paper. */
export function SiteAddress({ path }: { path: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const address = siteConfig.url + useBaseUrl(path);
  return <Link to={path}>{address.replace(/^https?:\/\//, '')}</Link>;
}

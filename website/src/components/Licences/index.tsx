import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { FileCredits } from '@site/src/components/FileCredits';
import { licences } from '@site/src/messages/thisSite';
import type { LicencesData, ListedPackage } from '@site/shared/licences';

/** The page that lists the third-party packages of this site and their licences. */
export default function Licences({ packages }: { packages: LicencesData }): ReactNode {
  const texts = useBaseUrl('/licences.txt');
  const installed = useBaseUrl('/sbom.json');
  return (
    <Layout>
      <PageMetadata title={licences.title} description={licences.description} />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{licences.title}</Heading>
        <p>{licences.introduction({ texts, packages: installed })}</p>
        <Heading as="h2">{licences.separate}</Heading>
        <p>{licences.p5()}</p>
        <PackageList packages={packages.separate} />
        <Heading as="h2">{licences.works}</Heading>
        <FileCredits credits={packages.works} />
        <Heading as="h2">{licences.bundled}</Heading>
        <PackageList packages={packages.bundled} />
      </main>
    </Layout>
  );
}

function PackageList({ packages }: { packages: readonly ListedPackage[] }): ReactNode {
  return (
    <ul>
      {packages.map(({ name, version, licence }) => (
        <li key={`${name} ${version}`}>
          <Link to={`https://www.npmjs.com/package/${name}/v/${version}`}>{name}</Link> {version},{' '}
          <Link to={`https://spdx.org/licenses/${licence}.html`}>{licence}</Link>
        </li>
      ))}
    </ul>
  );
}

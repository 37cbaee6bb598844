import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { LicencesData, ListedPackage } from '@site/shared/licences';

/** The page that lists the third-party packages of this site and their licences. */
export default function Licences({ packages }: { packages: LicencesData }): ReactNode {
  const notices = useBaseUrl('/licences.txt');
  const sbom = useBaseUrl('/sbom.json');
  return (
    <Layout>
      <PageMetadata
        title="Licences"
        description="The packages whose code or fonts this site sends to your browser, and their licences."
      />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Licences</Heading>
        <p>
          The code of this site and of its p5.asciify is under the MIT licence. Your browser also
          gets code and fonts by others. The build makes these lists from the packages of the site.
          You find the <a href={notices}>full texts</a> of the licences in one file. Another file
          lists all packages that were installed to build the site, with fingerprints, in the{' '}
          <a href={sbom}>CycloneDX format</a>.
        </p>
        <Heading as="h2">Separate files</Heading>
        <p>
          p5.js is under the GNU Lesser General Public License. The site serves it unchanged, as
          separate files below <code>/lib/p5/</code>, so the operator of a copy of the site can
          replace them with their own version. Fonts only contain the characters that the site uses.
        </p>
        <PackageList packages={packages.separate} />
        <Heading as="h2">In the scripts and style sheets</Heading>
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

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { findFile, parseLibraryFiles } from '@site/src/components/InstallSnippet/parseLibraryFiles';
import { downloads } from '@site/src/messages/thisSite';
import type { ReactNode } from 'react';
import { p5LiveLink } from './link';

/**
 * A link that opens an example in P5LIVE. Pages write `<P5LiveLink slug="…"/>`; the build adds the
 * sketch (`plugins/sketches/remarkSketches.ts`).
 */
export function P5LiveLink({ slug, sketch }: { slug: string; sketch?: string }): ReactNode {
  const library = useLibraryAddress();
  if (sketch === undefined) {
    throw new Error(`P5LiveLink: the build did not supply the sketch of the example "${slug}".`);
  }
  return (
    <p>
      <a className="button button--primary" href={p5LiveLink(sketch, [library])}>
        {downloads.p5Live}
      </a>
    </p>
  );
}

/** The full address of the library on this site, for environments that load it from elsewhere. */
export function LibraryAddress(): ReactNode {
  return <code>{useLibraryAddress()}</code>;
}

function useLibraryAddress(): string {
  const { siteConfig } = useDocusaurusContext();
  const { url } = findFile(parseLibraryFiles(usePluginData('library-files')), 'p5.asciify.umd.js');
  return siteConfig.url + useBaseUrl(url);
}

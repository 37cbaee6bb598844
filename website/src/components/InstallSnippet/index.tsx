import { usePluginData } from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@site/src/theme/CodeBlock';
import type { ReactNode } from 'react';
import { findFile, parseLibraryFiles } from './parseLibraryFiles';

interface InstallSnippetProps {
  kind: 'script' | 'importmap' | 'bundler';
  /** The highlighted code, which `plugins/library-files` writes into the page. */
  html: string;
}

const downloads = { script: 'p5.asciify.umd.js', importmap: 'p5.asciify.esm.js' };

/** How to load the library, with the file to download. */
export function InstallSnippet({ kind, html }: InstallSnippetProps): ReactNode {
  const library = parseLibraryFiles(usePluginData('library-files'));
  const download = kind === 'bundler' ? library.tarball : findFile(library, downloads[kind]);
  const code =
    kind === 'bundler' ? { language: 'bash' } : { language: 'html', title: 'index.html' };
  return (
    <>
      <Download version={library.version} {...download} />
      <CodeBlock html={html} {...code} />
    </>
  );
}

interface DownloadProps {
  version: string;
  url: string;
  bytes?: number | undefined;
}

function Download({ version, url, bytes }: DownloadProps): ReactNode {
  const size = bytes === undefined ? '' : `, ${Math.ceil(bytes / 1000)} kB`;
  return (
    <p>
      <a href={useBaseUrl(url)} download>
        Download {url.slice(url.lastIndexOf('/') + 1)}
      </a>{' '}
      (version {version}
      {size})
    </p>
  );
}

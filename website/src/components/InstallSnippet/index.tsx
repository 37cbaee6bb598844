import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { downloads } from '@site/src/messages/thisSite';
import CodeBlock from '@site/src/theme/CodeBlock';
import { findDownload, parseLibraryFiles, type DownloadName } from './parseLibraryFiles';

interface InstallSnippetProps {
  kind: 'folder' | 'tag' | 'shape tag' | 'hosted' | 'modules' | 'bundler';
  /** The highlighted code, which `plugins/library-files` writes into the page. */
  html: string;
}

const pages = ['folder', 'hosted', 'modules'];

/** Code that loads the library. */
export function InstallSnippet({ kind, html }: InstallSnippetProps): ReactNode {
  return (
    <CodeBlock
      html={html}
      language={kind === 'bundler' ? 'bash' : 'html'}
      title={pages.includes(kind) ? 'index.html' : undefined}
    />
  );
}

interface DownloadProps {
  of: DownloadName;
  className?: string;
  children: ReactNode;
}

/** A link that saves a file of the library, with its size. */
export function Download({ of, className, children }: DownloadProps): ReactNode {
  const { url, bytes } = findDownload(parseLibraryFiles(usePluginData('library-files')), of);
  return (
    <>
      <a href={useBaseUrl(url)} download className={className}>
        {children}
      </a>
      {bytes !== undefined && downloads.size(Math.ceil(bytes / 1000))}
    </>
  );
}

/** A prominent link to the starter folder, as the first step of a guide. */
export function StarterDownload(): ReactNode {
  return (
    <p>
      <Download of="starter for p5 1.x" className="button button--primary button--lg">
        {downloads.starter}
      </Download>
    </p>
  );
}

import CodeBlock from '@site/src/theme/CodeBlock';
import type { ReactNode } from 'react';

interface InstallSnippetProps {
  kind: 'folder' | 'tag' | 'hosted' | 'modules' | 'bundler';
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

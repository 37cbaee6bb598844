import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageActions } from '@site/src/components/PageActions';

/**
 * The footer of each page of the docs, with all page actions. The theme's footer has only
 * one of them, the link to edit the page.
 */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <PageActions editUrl={metadata.editUrl} />
    </footer>
  );
}

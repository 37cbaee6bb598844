import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageActions } from '@site/src/components/PageActions';

/** On every page, with all that can be done with it; the theme's has one of these actions. */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <PageActions editUrl={metadata.editUrl} />
    </footer>
  );
}

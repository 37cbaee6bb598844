import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** What the docs plugin has loaded, for plugins that come after it. */
export function docsContent(allContent: AllContent): LoadedContent | undefined {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'];
  return isDocsContent(docs) ? docs : undefined;
}

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

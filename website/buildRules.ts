import type { DocusaurusConfig } from '@docusaurus/types';

type BuildRules = Pick<DocusaurusConfig, 'onBrokenLinks' | 'onBrokenAnchors'> & {
  markdown: {
    hooks: Pick<
      DocusaurusConfig['markdown']['hooks'],
      'onBrokenMarkdownLinks' | 'onBrokenMarkdownImages'
    >;
  };
};

/** What stops the build: a broken image always, a broken link or anchor if it is published. */
export function buildRules(isPublished: boolean): BuildRules {
  const brokenReference = isPublished ? 'throw' : 'warn';
  return {
    onBrokenLinks: brokenReference,
    onBrokenAnchors: brokenReference,
    markdown: {
      hooks: { onBrokenMarkdownLinks: brokenReference, onBrokenMarkdownImages: 'throw' },
    },
  };
}

import { useMemo } from 'react';
import type { DocusaurusConfig } from '@docusaurus/types';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as v from 'valibot';

const themeSchema = v.object({
  algolia: v.object({
    appId: v.string(),
    apiKey: v.string(),
    indexName: v.string(),
    contextualSearch: v.boolean(),
  }),
});
const customFieldsSchema = v.object({
  site: v.object({ search: v.optional(v.unknown()) }),
});

export type SearchService = v.InferOutput<typeof themeSchema>['algolia'] & {
  /** Whether Algolia answers, rather than the engine that the site embeds. */
  isHosted: boolean;
};

/** The search service of the site's configuration. */
export function readSearchService({ themeConfig, customFields }: DocusaurusConfig): SearchService {
  return {
    ...v.parse(themeSchema, themeConfig).algolia,
    isHosted: v.parse(customFieldsSchema, customFields).site.search !== undefined,
  };
}

export function useSearchService(): SearchService {
  const { siteConfig } = useDocusaurusContext();
  return useMemo(() => readSearchService(siteConfig), [siteConfig]);
}

/** Filters that limit results to the reader's language and the version that they are reading. */
export function useContextualFilters(): (string | string[])[] {
  const { contextualSearch } = useSearchService();
  const { currentLocale } = useDocusaurusContext().i18n;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return contextualSearch
    ? [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
}

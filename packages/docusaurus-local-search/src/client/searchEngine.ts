/** The search engine, of which a page has one, and with it one worker where the site itself answers. */
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// With a hosted service, the plugin (`index.ts`) has this lead to `hosted.ts`.
import { createEngine } from 'docusaurus-local-search/searchEngine';
// The plugin writes this file.
import settings from '@generated/docusaurus-local-search/default/settings.json';
import type { ContextualFilters, SearchEngine } from '../question';

export { settings };

let engine: SearchEngine | undefined;

/** The engine, started by the first call, which is made when the reader approaches the search. */
export function getSearchEngine(): SearchEngine {
  engine ??= createEngine();
  return engine;
}

/** Filters that limit results to the reader's language and the version that they are reading. */
export function useContextualFilters(): ContextualFilters | undefined {
  const { currentLocale: language } = useDocusaurusContext().i18n;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return settings.contextualSearch ? { language, tags } : undefined;
}

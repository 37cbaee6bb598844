/** The search client, of which a page has one, and with it one worker where the site itself answers. */
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Without a hosted service, the plugin (`index.ts`) aliases this module to `lite.ts`.
import { liteClient, type LiteClient } from 'algoliasearch/lite';
// The plugin writes this file.
import settings from '@generated/docusaurus-local-search/default/settings.json';

export { settings };

export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'>;

let client: SearchClient | undefined;

/**
 * The client, made by the first call. Making it starts the search engine, so it is made only when
 * the reader approaches the search.
 */
export function getSearchClient(): SearchClient {
  client ??= liteClient(settings.appId, settings.apiKey);
  return client;
}

/** Filters that limit results to the reader's language and the version that they are reading. */
export function useContextualFilters(): (string | string[])[] {
  const { currentLocale } = useDocusaurusContext().i18n;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return settings.contextualSearch
    ? [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
}

/** The search client, of which a page has one. */
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchService } from './settings';

export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'>;

let client: SearchClient | undefined;

/**
 * The client, made by the first call. Making it starts the search engine, so it is made only when
 * the reader approaches the search.
 */
export function getSearchClient({ appId, apiKey }: SearchService): SearchClient {
  client ??= liteClient(appId, apiKey);
  return client;
}

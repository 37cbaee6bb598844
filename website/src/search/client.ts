/** The one client of the page's search. */
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchService } from './settings';

export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'>;

let client: SearchClient | undefined;

/** Making it is what starts the engine: make it when the reader approaches the search. */
export function getSearchClient({ appId, apiKey }: SearchService): SearchClient {
  client ??= liteClient(appId, apiKey);
  return client;
}

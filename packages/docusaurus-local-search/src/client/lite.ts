/**
 * Stands in for `algoliasearch/lite` when no hosted search is configured: the same calls, answered
 * from the site's own index. The plugin (`index.ts`) aliases that module to this one; callers do
 * not notice.
 */
import siteConfig from '@generated/docusaurus.config';
import { siteRoot } from '../addresses';
import { SearchWorker } from './searchWorker';

type Search = (call: unknown) => Promise<{ results: unknown[] }>;

/** The part of Algolia's client that exists here; callers are typed by Algolia's own package. */
interface EmbeddedClient {
  appId: string;
  search: Search;
  searchForHits: Search;
  addAlgoliaAgent: () => void;
  clearCache: () => Promise<void>;
}

/**
 * Makes a client with a worker of its own, which starts and fetches the index at once, because a
 * search is about to follow. `searchClient.ts` keeps a page to one client.
 */
export function liteClient(appId: string): EmbeddedClient {
  const worker = new SearchWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    siteRoot(siteConfig.baseUrl),
  );
  worker.prepare();

  const search: Search = async (call) => ({ results: await worker.search(call) });
  return {
    appId,
    search,
    searchForHits: search,
    addAlgoliaAgent: () => undefined,
    clearCache: () => Promise.resolve(),
  };
}

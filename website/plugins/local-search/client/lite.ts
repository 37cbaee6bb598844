/**
 * Stands in for `algoliasearch/lite` when no hosted search is configured: the same calls, answered
 * from the site's own index. The plugin aliases one to the other; nothing else knows.
 */
import siteConfig from '@generated/docusaurus.config';
import { SearchWorker } from './searchWorker';

type Search = (call: unknown) => Promise<{ results: unknown[] }>;

/** Whoever asks is typed by Algolia's own declarations; this is what of them is here. */
interface EmbeddedClient {
  appId: string;
  search: Search;
  searchForHits: Search;
  addAlgoliaAgent: () => void;
  clearCache: () => Promise<void>;
}

let shared: SearchWorker | undefined;

/** One engine a page, however many clients it makes. Whoever makes one is about to search. */
export function liteClient(appId: string): EmbeddedClient {
  shared ??= new SearchWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    new URL(siteConfig.baseUrl, window.location.origin).href,
  );
  const worker = shared;
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

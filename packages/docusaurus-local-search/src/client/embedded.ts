/** The search engine that the site embeds: it answers from the site's own index, in a worker. */
import siteConfig from '@generated/docusaurus.config';
import { siteRoot } from '../addresses';
import type { SearchEngine } from '../question';
import { parseAnswer } from './answers';
import { SearchWorker } from './searchWorker';

/** Starts the worker, which fetches the index at once, because a search is about to follow. */
export function createEngine(): SearchEngine {
  const { baseUrl } = siteConfig;
  const worker = new SearchWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    siteRoot(baseUrl),
  );
  worker.prepare();
  return {
    search: async (question) => parseAnswer(await worker.search(question), question.count, baseUrl),
  };
}

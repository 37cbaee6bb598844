/** The search engine of a site that Algolia answers for. */
import siteConfig from '@generated/docusaurus.config';
import settings from '@generated/docusaurus-local-search/default/settings.json';
import { liteClient } from 'algoliasearch/lite';
import type { SearchEngine } from '../question';
import { parseHostedAnswer, toRequest } from './hostedAnswers';

export function createEngine(): SearchEngine {
  const { service, indexName } = settings;
  if (!service) throw new Error('themeConfig.algolia names no application to search with.');
  const client = liteClient(service.appId, service.apiKey);
  return {
    async search(question) {
      const answer: unknown = await client.search({ requests: [toRequest(question, indexName)] });
      return parseHostedAnswer(answer, question.count, siteConfig.baseUrl);
    },
  };
}

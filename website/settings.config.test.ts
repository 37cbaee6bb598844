import { expect, it } from 'vitest';
import { parseSettings } from './settings.config';
import { readSiteConfig } from './site.config';

it('takes what site.config.ts makes of an empty environment', () => {
  expect(parseSettings({ site: readSiteConfig({}) })).toMatchObject({ operator: {} });
});

it('takes every setting', () => {
  const site = readSiteConfig({
    OPERATOR_NAME: 'Ada Example',
    OPERATOR_ADDRESS: 'Street 1 | 12345 Town',
    TEXT_LICENCE: '[CC0](https://example.org/cc0)',
    UMAMI_WEBSITE_ID: 'id',
    UMAMI_ORIGIN: 'https://stats.example.org',
    ALGOLIA_APP_ID: 'app',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'index',
  });
  expect(parseSettings({ site })).toMatchObject({
    textLicence: { name: 'CC0', url: 'https://example.org/cc0' },
    operator: { name: 'Ada Example', address: ['Street 1', '12345 Town'] },
    analytics: { origin: 'https://stats.example.org', dataDomains: [], doNotTrack: false },
    search: { appId: 'app' },
  });
});

it.each([
  [undefined, 'customFields in docusaurus.config.ts: expected Object, got undefined.'],
  [{}, 'customFields.site in docusaurus.config.ts: expected "site", got undefined.'],
  [
    { site: { operator: { name: 1 } } },
    'customFields.site.operator.name in docusaurus.config.ts: expected string, got 1.',
  ],
])('names what is wrong in %j', (customFields, message) => {
  expect(() => parseSettings(customFields)).toThrow(message);
});

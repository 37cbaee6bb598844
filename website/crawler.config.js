/**
 * Configuration of the hosted search's crawler (https://crawler.algolia.com): paste it there, with
 * your own values for the four constants. The site itself never reads this file.
 *
 * Its records have the same levels and the same groups as the embedded index.
 */
const siteUrl = 'https://p5.textmode.art/';
const appId = 'YOUR_APP_ID';
const crawlerApiKey = 'YOUR_CRAWLER_KEY';
const indexName = 'YOUR_INDEX_NAME';

const groups = [
  ['docs/api/', 'API reference'],
  ['docs/community/', 'Community'],
  ['docs/donate/', 'Community'],
  ['docs/legal/', 'Legal'],
  ['docs/', 'Guides'],
  ['examples/', 'Examples'],
  ['blog/', 'Blog'],
  ['', 'Pages'],
];

/* global Crawler */
new Crawler({
  appId,
  apiKey: crawlerApiKey,
  indexPrefix: '',
  rateLimit: 8,
  maxDepth: 10,
  startUrls: [siteUrl],
  sitemaps: [`${siteUrl}sitemap.xml`],
  ignoreCanonicalTo: false,
  // Pages that only list others are left out.
  exclusionPatterns: [
    `${siteUrl}search**`,
    `${siteUrl}site-index**`,
    `${siteUrl}blog/tags/**`,
    `${siteUrl}blog/authors/**`,
    `${siteUrl}blog/archive`,
  ],
  discoveryPatterns: [`${siteUrl}**`],
  schedule: 'on the 1 day of the month',
  actions: [
    {
      indexName,
      pathsToMatch: [`${siteUrl}**`],
      recordExtractor: ({ url, helpers }) => {
        const path = url.href.slice(siteUrl.length);
        const [, group] = groups.find(([prefix]) => path.startsWith(prefix));
        // `docsearch:language`, `docsearch:version` and `docsearch:docusaurus_tag` of the page's
        // head become attributes of each record: the contextual search filters by them.
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: group },
            lvl1: ['main header h1', 'main h1'],
            lvl2: 'main article h2',
            lvl3: 'main article h3',
            lvl4: 'main article h4',
            lvl5: 'main article h5',
            lvl6: 'main article h6',
            content: 'main article p, main article li, main article td:last-child',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    [indexName]: {
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
      separatorsToIndex: '_',
    },
  },
});

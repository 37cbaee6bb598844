/** Search without a service: the site's own index, and the client that answers from it. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { remember } from '../../cache/remember';
import { pagesVersion } from '../builtPage';
import { docsContent } from '../docsContent';
import { examplesFolder } from '../examples';
import { readExamples } from '../examples/readExamples';
import { buildIndex } from './indexer/buildIndex';
import { exampleRecords } from './indexer/examples';
import { parseReadersWords, withReadersWords } from './indexer/readersWords';
import { packIndex, parseIndex } from './searchIndex';
import { siteIndexOf } from './siteIndex';
import { writeIndex } from './writeIndex';

const optionsSchema = v.object({
  /** Whether a hosted service answers searches, so that the site needs no index of its own. */
  hosted: v.boolean(),
  // The framework adds the plugin's own id.
  id: v.optional(v.string()),
});

const sidebarTitles = {
  docsSidebar: 'Guides',
  communitySidebar: 'Community',
  apiSidebar: 'API reference',
  legalSidebar: 'Legal',
};

export default function localSearchPlugin(
  { baseUrl, outDir: lastBuild, siteDir }: LoadContext,
  options: unknown,
): Plugin {
  const { hosted } = v.parse(optionsSchema, options);
  return {
    name: 'local-search',

    /** The plain list of all pages, for readers without JavaScript. */
    async allContentLoaded({ allContent, actions }) {
      const versions = docsContent(allContent)?.loadedVersions ?? [];
      const groups = versions.flatMap((version) => siteIndexOf(version, sidebarTitles));
      const groupsPath = await actions.createData('site-index.json', groups);
      actions.addRoute({
        path: `${baseUrl}site-index`,
        component: '@site/src/components/SiteIndex',
        modules: { groups: groupsPath },
        exact: true,
      });
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              loader: join(__dirname, 'docSearchLoader.mjs'),
            },
          ],
        },
        devServer: {
          // The development server builds no pages, so it serves the index of the last build.
          static: ['assets/search', 'search-index'].map((folder) => ({
            publicPath: baseUrl + folder,
            directory: join(lastBuild, folder),
            watch: false,
          })),
        },
        // Whatever imports Algolia's client gets the site's own engine; nothing else differs.
        ...(!hosted && {
          resolve: { alias: { 'algoliasearch/lite$': join(__dirname, 'client/lite.ts') } },
        }),
      };
    },

    postBuild: ({ outDir, routesPaths, siteConfig }) =>
      PerfLogger.async('local-search', async () => {
        if (hosted) return;
        const { themeConfig } = siteConfig;
        const examples = exampleRecords(await readExamples(examplesFolder(siteDir)));
        const siteKeywords = keywordsIn(themeConfig);
        const wordsFile = join(siteDir, 'search-words.yaml');
        const wordsText = await readFile(wordsFile, 'utf8');
        const inputs = [
          await pagesVersion(outDir, baseUrl, routesPaths),
          JSON.stringify([baseUrl, siteKeywords, [...examples], wordsText]),
        ];
        const site = { outDir, baseUrl, routes: routesPaths, siteKeywords };
        const index = await remember('search-index', inputs, async () => {
          const name = relative(join(siteDir, '..'), wordsFile);
          const words = parseReadersWords(wordsText, name);
          return JSON.stringify(
            packIndex(withReadersWords(await buildIndex(site, examples), words, name)),
          );
        });
        await writeIndex(outDir, parseIndex(JSON.parse(index.toString())));
      }),
  };
}

const themeSchema = v.object({
  metadata: v.optional(v.array(v.record(v.string(), v.unknown())), []),
});

/** The site's keywords: they stand on every page without its own, and say nothing about it. */
function keywordsIn(themeConfig: unknown): string | undefined {
  const { metadata } = v.parse(themeSchema, themeConfig);
  const content = metadata.find(({ name }) => name === 'keywords')?.['content'];
  return typeof content === 'string' ? content : undefined;
}

/** Search without a service: the site's own index, and the client that answers from it. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import * as v from 'valibot';
import { siteIndexPath } from './addresses';
import { pagesVersion, takeFromPage } from './builtPage';
import { buildIndex, writeIndex } from './indexer/buildIndex';
import { noWords, parseReadersWords, withReadersWords } from './indexer/readersWords';
import { tasksOf, withTasks } from './indexer/tasks';
import { optionsSchema, type LocalSearchOptions, type SearchSettings } from './options';
import { packIndex, parseIndex } from './searchIndex';
import { docsContent, siteIndexOf } from './siteIndex';

export type { LocalSearchOptions, PageKind, SearchEntry } from './options';

const name = 'docusaurus-local-search';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default function localSearchPlugin(
  { baseUrl, outDir: lastBuild, siteDir, siteConfig: { themeConfig } }: LoadContext,
  options: LocalSearchOptions,
): Plugin {
  const { hosted, kinds, pageClasses, entries, words, tasks, sidebarTitles, cached } = v.parse(
    optionsSchema,
    options,
  );
  const { algolia, metadata } = v.parse(themeSchema, themeConfig);
  if (hosted && !algolia) throw new Error(`${name}: hosted search needs themeConfig.algolia.`);
  return {
    name,
    getThemePath: () => './theme',

    async contentLoaded({ actions }) {
      const {
        indexName = name,
        contextualSearch = true,
        searchPagePath = 'search',
      } = algolia ?? {};
      const settings: SearchSettings = {
        indexName,
        contextualSearch,
        searchPagePath,
        ...(hosted && algolia && { service: { appId: algolia.appId, apiKey: algolia.apiKey } }),
      };
      await actions.createData('settings.json', settings);
      // With `themeConfig.algolia` the framework's own theme adds this route.
      if (!algolia) {
        const path = normalizeUrl([baseUrl, 'search']);
        actions.addRoute({ path, component: '@theme/SearchPage', exact: true });
      }
    },

    /** The plain list of all pages, for readers without JavaScript. */
    async allContentLoaded({ allContent, actions }) {
      const versions = docsContent(allContent)?.loadedVersions ?? [];
      const groups = versions.flatMap((version) => siteIndexOf(version, sidebarTitles));
      const groupsPath = await actions.createData('site-index.json', groups);
      actions.addRoute({
        path: normalizeUrl([baseUrl, siteIndexPath]),
        component: '@theme/SiteIndex',
        modules: { groups: groupsPath },
        exact: true,
      });
    },

    configureWebpack() {
      return {
        devServer: {
          // The development server builds no pages, so it serves the index of the last build.
          static: ['assets/search', 'search-index'].map((folder) => ({
            publicPath: baseUrl + folder,
            directory: join(lastBuild, folder),
            watch: false,
          })),
        },
        resolve: {
          alias: {
            ...(hosted && { 'docusaurus-local-search/searchEngine$': here('./client/hosted.ts') }),
          },
        },
      };
    },

    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async(name, async () => {
        if (hosted) return;
        const siteKeywords = metadata.find((one) => one['name'] === 'keywords')?.['content'];
        const site = {
          outDir,
          baseUrl,
          routes: routesPaths,
          kinds,
          pageClasses,
          // Every page without keywords of its own has those of the site, which say nothing about it.
          siteKeywords: typeof siteKeywords === 'string' ? siteKeywords : undefined,
          entryAttribute: entries?.attribute,
        };
        const read = (await entries?.read()) ?? new Map();
        const shown = entries && { kind: entries.kind, read };
        const wordsFile = words && join(siteDir, words);
        const wordsText = wordsFile && (await readFile(wordsFile, 'utf8'));
        const inputs = [
          pagesVersion(outDir, baseUrl, routesPaths),
          JSON.stringify([baseUrl, siteKeywords, [...read], wordsText]),
          JSON.stringify([kinds.map((kind) => ({ ...kind, pages: String(kind.pages) })), entries]),
          JSON.stringify([pageClasses, tasks]),
        ];
        const index = await cached('search-index', inputs, async () => {
          const file = wordsFile ? relative(join(siteDir, '..'), wordsFile) : '';
          const listed = wordsText ? parseReadersWords(wordsText, file) : noWords;
          // Side by side, so that the page of tasks, which both read, is parsed only once.
          const [built, found] = await Promise.all([
            buildIndex(site, shown),
            tasks && takeFromPage(outDir, tasks.page, (page) => tasksOf(page, tasks, baseUrl)),
          ]);
          if (tasks && !found) throw new Error(`tasks: there is no page /${tasks.page}.`);
          const table = withTasks(listed, found ?? {});
          return JSON.stringify(packIndex(withReadersWords(built, table, file)));
        });
        await writeIndex(outDir, parseIndex(JSON.parse(index.toString())));
      }),
  };
}

const themeSchema = v.object({
  metadata: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  algolia: v.optional(
    v.object({
      appId: v.string(),
      apiKey: v.string(),
      indexName: v.string(),
      contextualSearch: v.optional(v.boolean(), true),
      searchPagePath: v.optional(v.union([v.string(), v.literal(false)]), 'search'),
    }),
  ),
});

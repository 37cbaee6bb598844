/**
 * The framework's docs plugin, with less on every page: each page of the docs loads a list of all
 * docs with their titles and descriptions, which only cards (`<DocCardList>`, generated indexes)
 * look up. While no page has cards, the list comes empty. This goes for the HTML and the browser
 * alike, so nothing on a page changes when it is hydrated. A card in a component, where this module
 * does not look for it, would fail the build with "no version doc found".
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import * as v from 'valibot';

export { validateOptions };

export default async function leanDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const addRoute = (await haveCards(content))
        ? actions.addRoute
        : (route: RouteConfig) => actions.addRoute(withoutList(route));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },
  };
}

/** The part of what the docs plugin has loaded that tells whether there are cards. */
interface Docs {
  loadedVersions: readonly { sidebars: object; contentPath: string }[];
}

/** Whether any page, or part of a page, shows cards of docs. */
export async function haveCards({ loadedVersions }: Docs): Promise<boolean> {
  const sidebars = loadedVersions.map((version) => version.sidebars);
  if (JSON.stringify(sidebars).includes('"generated-index"')) return true;
  const files = await Promise.all(
    loadedVersions.map(({ contentPath }) => listMarkdown(contentPath)),
  );
  const sources = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return sources.some((source) => source.includes('DocCard'));
}

/** The Markdown files of a version, with partials, which are no pages of their own. */
async function listMarkdown(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.mdx?$/.test(file)).map((file) => join(folder, file));
}

const listOfDocs = v.looseObject({ docs: v.record(v.string(), v.looseObject({})) });

/** The routes of versions have the list in their props; all other routes stay as they are. */
export function withoutList(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(withoutList);
  const version = v.safeParse(listOfDocs, route.props?.version);
  if (!version.success) return { ...route, ...(routes && { routes }) };
  const props = { ...route.props, version: { ...version.output, docs: {} } };
  return { ...route, props, ...(routes && { routes }) };
}

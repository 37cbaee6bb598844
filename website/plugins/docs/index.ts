/**
 * The framework's docs plugin, with less on every page: each page of the docs loads a list of all
 * docs with their descriptions, which only cards (`<DocCardList>`, generated indexes) show. While
 * no page has cards, the list comes without descriptions. This goes for the HTML and the browser
 * alike, so nothing on a page changes when it is hydrated; a card that is found in no page, such as
 * one in a partial, would have a title only.
 */
import { readFile } from 'node:fs/promises';
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
      const addRoute = (await haveCards(content, context.siteDir))
        ? actions.addRoute
        : (route: RouteConfig) => actions.addRoute(withoutDescriptions(route));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },
  };
}

/** The part of what the docs plugin has loaded that tells whether there are cards. */
interface Docs {
  loadedVersions: readonly { sidebars: object; docs: readonly { source: string }[] }[];
}

/** Whether any page shows cards of docs. */
export async function haveCards({ loadedVersions }: Docs, siteDir: string): Promise<boolean> {
  const sidebars = loadedVersions.map((version) => version.sidebars);
  if (JSON.stringify(sidebars).includes('"generated-index"')) return true;
  const files = loadedVersions
    .flatMap(({ docs }) => docs)
    .map(({ source }) => source.replace('@site', siteDir));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.some((source) => source.includes('DocCard'));
}

const listOfDocs = v.looseObject({ docs: v.record(v.string(), v.looseObject({})) });

/** The routes of versions have the list in their props; all other routes stay as they are. */
export function withoutDescriptions(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(withoutDescriptions);
  const version = v.safeParse(listOfDocs, route.props?.version);
  if (!version.success) return { ...route, ...(routes && { routes }) };
  const docs = Object.fromEntries(
    Object.entries(version.output.docs).map(([id, doc]) => [
      id,
      { ...doc, description: undefined },
    ]),
  );
  const props = { ...route.props, version: { ...version.output, docs } };
  return { ...route, props, ...(routes && { routes }) };
}

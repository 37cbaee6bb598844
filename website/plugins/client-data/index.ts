/**
 * Removes from the data that the framework sends with every page what nothing in the browser reads:
 * settings of the build, versions of plugins, descriptions of all documents, and lists of documents
 * that can be derived from the routes.
 *
 * Effect, gzip: the script that every page loads is 3 kB smaller, those of the docs are 4.3 kB
 * smaller.
 */
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loaderRule } from '../loaderRule';

export default function clientDataPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const rule = (resource: string | RegExp, loader: string) =>
    loaderRule(resource, __dirname, loader);
  return {
    name: 'client-data',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        module: {
          rules: [
            rule(join(generatedFilesDir, 'docusaurus.config.mjs'), 'dropBuildSettings.mjs'),
            rule(join(generatedFilesDir, 'site-metadata.json'), 'dropPluginVersions.mjs'),
            {
              ...rule(join(generatedFilesDir, 'globalData.json'), 'docsFromRoutes.mjs'),
              type: 'javascript/auto',
            },
            rule(/docusaurus-plugin-content-docs.default.p.docs-\w+\.json$/, 'dropDocuments.mjs'),
          ],
        },
      };
    },
  };
}

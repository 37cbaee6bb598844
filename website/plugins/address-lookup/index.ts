/**
 * Looks up by address what the framework finds by comparing an address with those of all pages: the
 * route and the document of a page, and the chunks of the page of a link. It does so several times for
 * each page that is rendered, here and in the browser, and for each link in view.
 *
 * Effect: 6,000 pages more are rendered in 2 minutes, before in 8, and no longer slower each than those
 * before (bench/README.md, `growth/`).
 */
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loaderRule } from '../loaderRule';

export default function addressLookupPlugin(): Plugin {
  const rule = (resource: string, loader: string) =>
    loaderRule(require.resolve(`@docusaurus/${resource}`), __dirname, loader);
  return {
    name: 'address-lookup',
    configureWebpack(_config, isServer) {
      const docs = ['docsClientUtils.js', 'docsUtils.js'].map((file) =>
        rule(`plugin-content-docs/lib/client/${file}`, 'docsByAddress.mjs'),
      );
      const chunks = rule('core/lib/client/docusaurus', 'chunksByAddress.mjs');
      return {
        resolve: { alias: { 'react-router-config$': join(__dirname, 'routerConfig.tsx') } },
        module: { rules: isServer ? docs : [...docs, chunks] },
      };
    },
  };
}

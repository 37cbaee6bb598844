/**
 * Replaces searches of the framework by look-ups. To find the route and the document of a page, or
 * the chunks of a linked page, the framework compares an address with those of all pages: several
 * times for each page that is rendered, in the build and in the browser, and for each link in view.
 *
 * Effect: 6,000 additional pages are rendered in 2 minutes rather than 8, and the time for a page
 * does not grow with the number of pages (bench/README.md, `growth/`).
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

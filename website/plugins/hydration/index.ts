/**
 * Starts the framework after the page has been painted, and in slices, so that the reader is never
 * kept waiting for long by any of them (see also `template.ts`). A page that a connection delivers in
 * parts is hydrated when it is there as a whole.
 *
 * Effect, with a processor 4 × slower: the longest task of starting took 60 to 95 ms, before 160 to 370
 * (bench/README.md, `paint/`).
 */
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isDevelopment } from '../devFiles';
import { loaderRule } from '../loaderRule';

export default function hydrationPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const rule = (resource: string, loader: string) => loaderRule(resource, __dirname, loader);
  return {
    name: 'hydration',
    configureWebpack(_config, isServer) {
      if (isDevelopment()) return {};
      const client = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
      if (!isServer) {
        return {
          entry: join(__dirname, 'entry.tsx'),
          module: { rules: [rule(client('prefetch'), 'prefetchOnce.mjs')] },
        };
      }
      return {
        module: {
          rules: [
            rule(join(generatedFilesDir, 'registry.js'), 'reportChunks.mjs'),
            rule(client('renderToHtml'), 'wholePages.mjs'),
          ],
        },
      };
    },
  };
}

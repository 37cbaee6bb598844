/**
 * Starts the framework after the first paint (see also `template.ts`), in several short tasks, so
 * that no task blocks input for long. Hydration waits until the whole document has arrived.
 *
 * Effect, with a processor 4 × slower: the longest task of starting takes 60 to 95 ms rather than
 * 160 to 370 (bench/README.md, `paint/`).
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

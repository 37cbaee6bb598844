/**
 * Starts the framework after the page has been painted, and in slices, so that the reader is never
 * kept waiting for long by any of them (see also `template.ts`).
 *
 * Effect: see bench/README.md, `paint/`.
 */
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isDevelopment } from '../devFiles';

export default function hydrationPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'hydration',
    configureWebpack(_config, isServer) {
      if (isDevelopment()) return {};
      if (!isServer) return { entry: join(__dirname, 'entry.tsx') };
      return {
        module: {
          rules: [
            {
              resource: join(generatedFilesDir, 'registry.js'),
              use: [join(__dirname, 'reportChunks.mjs')],
            },
          ],
        },
      };
    },
  };
}

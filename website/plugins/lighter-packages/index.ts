/**
 * Puts lighter modules in the place of packages that the framework sends to every page.
 *
 * - `@docusaurus/utils-common` comes with a whole library of language helpers, for one of them.
 * - `nprogress`, the bar above a page that takes long to come, is fetched when it does.
 *
 * Effect, gzip: 5.4 kB less of the script that every page loads.
 */
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function lighterPackagesPlugin(): Plugin {
  return {
    name: 'lighter-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {
          alias: {
            '@docusaurus/utils-common$': join(__dirname, 'utilsCommon.ts'),
            nprogress$: join(__dirname, 'lateProgress.ts'),
          },
        },
      };
    },
  };
}

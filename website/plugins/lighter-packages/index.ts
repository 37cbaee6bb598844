/**
 * Puts lighter modules in the place of packages that the framework sends to every page.
 *
 * - `@docusaurus/utils-common` comes with a whole library of language helpers, for one of them.
 * - `nprogress`, the bar above a page that takes long to come, brings settings that the theme leaves as
 *   they are.
 * - `react-helmet-async` brings to the browser what it does on the server.
 * - What only checks properties in development, stands in for a part of React that is there, or helps a
 *   part of the router that nobody uses, is
 *   left out: its packages do not say that importing them has no effect of its own.
 *
 * Effect, gzip: 10 kB less of the script that every page loads.
 */
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loaderRule } from '../loaderRule';

export default function lighterPackagesPlugin(): Plugin {
  return {
    name: 'lighter-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {
          alias: {
            '@docusaurus/utils-common$': join(__dirname, 'utilsCommon.ts'),
            nprogress$: join(__dirname, 'progressBar.ts'),
            'react-helmet-async$': join(__dirname, 'helmet'),
          },
        },
        module: {
          rules: [
            loaderRule(
              /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
              __dirname,
              'reactContext.mjs',
            ),
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
      };
    },
  };
}

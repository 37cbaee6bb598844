/** Lighter modules in the place of packages that the framework sends to every page. */
import { join } from 'node:path';
import { rulesOf, type BundlerPatch, type Rewriting } from './bundler';

const alias =
  (name: string, file: string): BundlerPatch =>
  (_config, isServer) =>
    isServer ? {} : { resolve: { alias: { [`${name}$`]: join(__dirname, 'client/shims', file) } } };

/** The package's main file imports all of `tslib` for a single helper. */
export const utilsCommon = alias('@docusaurus/utils-common', 'utilsCommon.ts');

/** The bar that shows while a page is loading has settings that the theme does not change. */
export const nprogress = alias('nprogress', 'progressBar.ts');

/** The package also brings its server-side code to the browser. */
export const helmet = alias('react-helmet-async', 'helmet.tsx');

/**
 * `prop-types` only checks properties in development; `hoist-non-react-statics`, with `react-is`, is
 * for a function of the router that the framework does not use. The packages do not declare that
 * importing them has no side effects, so the bundler would keep them. A site that uses one of them
 * gets it all the same. The router's replacement for `React.createContext` is for old versions of
 * React.
 */
export function router(rewriting: Rewriting): BundlerPatch {
  const ownContext = rewriting.file('react-router', 'esm/react-router.js', 'ownContext', 'client');
  const unused = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;
  return (config, isServer, context) =>
    isServer
      ? {}
      : {
          module: {
            rules: [
              { test: unused, sideEffects: false },
              ...rulesOf(ownContext(config, isServer, context)),
            ],
          },
        };
}

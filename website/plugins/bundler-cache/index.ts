/**
 * Makes the bundler's cache, which is kept between builds, safe to use. The version of the cache
 * covers what pages are made from besides modules: the code of the site's plugins, the examples and
 * the library, whose sources and hashes stand in pages. And a build with the cache gives the same
 * files as one without it.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { cacheVersion } from './cacheVersion';
import { giveSteadyNames } from './steadyNames';

/** A configuration with a cache; `DOCUSAURUS_NO_PERSISTENT_CACHE` turns the cache off. */
const withCache = v.object({
  experiments: v.object({ cache: v.object({ version: v.string() }) }),
});

export default function bundlerCachePlugin(context: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config, isServer) {
      // The server's scripts and those of `--no-minify` are left as they are.
      const { minimize, minimizer = [] } = config.optimization ?? {};
      if (minimize && !isServer) giveSteadyNames(minimizer);

      if (!v.is(withCache, config)) return {};
      const version = cacheVersion(config.experiments.cache.version, context);
      const experiments: object = { cache: { version } };
      return { experiments };
    },
  };
}

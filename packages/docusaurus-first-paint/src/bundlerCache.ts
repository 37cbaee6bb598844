/**
 * Makes the bundler's cache, which is kept between builds, safe to use.
 *
 * `bundler-cache` has the version of the cache cover what pages are made from besides modules: what
 * the site's plugins read, the patches, and the folders of the build. `deterministic-mangling` has a
 * build with the cache give the same files as one without it. Where either is left out, the bundler
 * runs without a cache that outlives the build.
 */
import { createHash } from 'node:crypto';
import type { BundlerPatch } from './bundler';

/** Must be called before the framework makes its configuration, which reads this variable. */
export function switchCacheOff(): void {
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
}

/**
 * @param patches The patches that take part: with others, modules become other code.
 * @param cacheKey What the site's plugins make pages from.
 */
export function cacheVersion(patches: string, cacheKey: () => string = () => ''): BundlerPatch {
  return (config, _isServer, { generatedFilesDir, outDir, baseUrl }) =>
    withVersion(config, (own) =>
      createHash('sha256')
        .update(
          JSON.stringify([
            // Docusaurus's own version differs between client and server.
            ...[own, cacheKey(), patches],
            // The cache holds paths of modules and of built files, which depend on these settings.
            ...[generatedFilesDir, outDir, baseUrl],
          ]),
        )
        .digest('hex'),
    );
}

/**
 * Changes the version of the cache in a configuration of the bundler. A cache of a shape that is not
 * known here is switched off, because pages made with it could be out of date.
 *
 * @returns What to merge into the configuration.
 */
export function withVersion(config: object, change: (own: string) => string): object {
  const { cache, experiments }: { cache?: unknown; experiments?: unknown } = config;
  const persistent = isObject(experiments) ? experiments['cache'] : undefined;
  if (isVersioned(persistent)) {
    return { experiments: { cache: { version: change(persistent.version) } } };
  }
  if (isVersioned(cache)) return { cache: { version: change(cache.version) } };
  // `true` alone is a cache in memory, which ends with the build.
  if (!persistent && (cache === undefined || typeof cache === 'boolean')) return {};
  console.warn(
    '[docusaurus-first-paint] The bundler has a cache of a kind that "bundler-cache" does not know: expected a version of type string. The build does without a cache.',
  );
  return { cache: false, experiments: { cache: false } };
}

function isVersioned(cache: unknown): cache is { version: string } {
  return (
    isObject(cache) &&
    (cache['type'] === 'persistent' || cache['type'] === 'filesystem') &&
    typeof cache['version'] === 'string'
  );
}

/**
 * Has Docusaurus's minimizer use letters in a fixed order for short names. By default the order is
 * that of their frequency in the code, which holds hashes, and these differ between builds with and
 * without a cache. (All scripts together are 0.2 % larger.) The server's scripts and those of
 * `--no-minify` are left as they are.
 */
export const makeDeterministic: BundlerPatch = ({ optimization }, isServer) => {
  const { minimize, minimizer = [] } = optimization ?? {};
  if (minimize && !isServer) fixNames(minimizer);
  return {};
};

/** Changes the minimizer in place; other minimizers than that of Rspack have no such option. */
export function fixNames(minimizers: readonly unknown[]): void {
  for (const minimizer of minimizers) {
    if (minimizer?.constructor.name !== 'SwcJsMinimizerRspackPlugin') continue;
    const args: unknown = isObject(minimizer) ? minimizer['_args'] : undefined;
    const settings: unknown = Array.isArray(args) ? args[0] : undefined;
    const options = isObject(settings) ? settings['minimizerOptions'] : undefined;
    // https://swc.rs/docs/configuration/minification
    if (isObject(options)) options['mangle'] = { disableCharFreq: true };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

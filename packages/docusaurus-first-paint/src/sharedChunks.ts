/**
 * How code and styles are distributed over files, and what pages are told of that.
 *
 * `chunk-manifest` shortens what every page is told about the chunks of all others. A chunk's number
 * is its name, so that no list from names to numbers is needed; a chunk's address still changes only
 * with its content.
 *
 * By default, the framework copies code that several pages share into the chunk of each, unless half
 * of all pages have it, and puts packages into a chunk for each set of pages, under names that are
 * not known in advance. `shared-chunks` gives such code names, by which the entry prefetches it.
 *
 * By default, the framework puts all styles into one file that every page waits for.
 * `style-groups` puts some into files of their own: those of what only scripts put on a page, and
 * those of pages whose HTML names their style sheets. The HTML of dehydrated pages does not, so
 * their layout has to import the styles.
 */
import type { Chunk, Module } from 'webpack';
import { rulesOf, type BundlerPatch, type Rewriting } from './bundler';

export interface CodeGroup {
  /** Which files belong to the group. */
  test: RegExp;
  /** In how many chunks a module has to be to be shared. */
  minChunks: number;
}

export function sharedChunks(groups: Readonly<Record<string, CodeGroup>>): BundlerPatch {
  const named = Object.fromEntries(
    Object.entries(groups).map(([name, { test, minChunks }]) => [
      name,
      { name, test, minChunks, chunks: 'async' as const, enforce: true },
    ]),
  );
  const cacheGroups = { ...packages, ...named };
  return (_config, isServer) =>
    isServer ? {} : { optimization: { splitChunks: { cacheGroups } } };
}

const allPackages = {
  test: /[\\/]node_modules[\\/]/,
  priority: -10,
  reuseExistingChunk: true,
  idHint: 'vendors',
};

/** The framework names the chunks of routes by a hash. */
const isOfRoute = ({ name }: Chunk): boolean => /^[\da-f]{8}/.test(name ?? '');
const isOfLayout = ({ name }: Chunk): boolean => name === 'docs-layout';

/**
 * The bundler's group of packages, with two exceptions that stay in the chunks that use them:
 * packages of the docs' layout, and those of a single route, because only the route's own chunk is
 * prefetched.
 */
const packages = {
  defaultVendors: {
    ...allPackages,
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isOfRoute(chunk) && !isOfLayout(chunk),
  },
  packagesOfRoutes: { ...allPackages, minChunks: 2, chunks: isOfRoute },
};

export function chunkManifest(rewriting: Rewriting): BundlerPatch {
  const names = 'routesChunkNames.json';
  const tables = [
    rewriting.generated('registry.js', 'importsOnly', 'client'),
    rewriting.generated('routes.js', 'pageCalls', 'client', names),
    rewriting.generated(names, 'otherChunkNames', 'client', 'routes.js'),
  ];
  return (config, isServer, context) => {
    if (isServer) return {};
    return {
      module: { rules: tables.flatMap((table) => rulesOf(table(config, isServer, context))) },
      optimization: { chunkIds: 'named' },
    };
  };
}

export function styleGroups(groups: Readonly<Record<string, RegExp>>): BundlerPatch {
  const isOf = (styles: RegExp) => (module: Module) =>
    styles.test(module.identifier().replaceAll('\\', '/'));
  const cacheGroups = {
    // Narrows the framework's group of the same name to the styles that are in none of the groups.
    styles: { test: (module: Module) => !Object.values(groups).some((one) => isOf(one)(module)) },
    ...Object.fromEntries(
      Object.entries(groups).map(([name, styles]) => [
        name,
        {
          name,
          type: 'css/mini-extract',
          test: isOf(styles),
          chunks: 'all' as const,
          enforce: true,
        },
      ]),
    ),
  };
  return (_config, isServer) =>
    isServer ? {} : { optimization: { splitChunks: { cacheGroups } } };
}

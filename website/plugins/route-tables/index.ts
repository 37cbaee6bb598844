/**
 * Shortens the tables about all pages that every page loads: which chunks they need, and where
 * those chunks are.
 *
 * - The framework names chunks by a hash. Here they have numbers, in the order in which routes need
 *   them, so a run of documents is described by its addresses alone (`tables.mjs`).
 * - The framework's table of chunks names each module three times, twice for the server only. The
 *   browser gets only the function that imports the module.
 * - The bundler's runtime lists each chunk by its number, its name and the hash of its content.
 *   Here a chunk's name is its number, and its hash is that of the build. So the address of a chunk
 *   needs no table; in return all chunks have new addresses when the site has changed.
 * - Modules have consecutive numbers as well, because hashes do not compress.
 * - The parts of the layout that documents share are one script; the framework has six.
 *
 * Effect, gzip: 13.9 kB less of the scripts that every page loads; the runtime no longer grows.
 */
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, Configuration, PathData, RuleSetRule } from 'webpack';
import { isDevelopment } from '../devFiles';
import { loaderRule } from '../loaderRule';
import { BuildHashPlugin, buildHash } from './BuildHashPlugin';
import { ChunkAddressPlugin, type Layouts } from './ChunkAddressPlugin';
import { readTables } from './generated.mjs';

const chunkFilename = `assets/js/[name].${buildHash}.js`;
/** The runtime holds the build hash of the chunks' names, so its own name has that hash, too. */
const filename = ({ chunk }: PathData): string =>
  chunk?.name?.startsWith('runtime~') ? chunkFilename : 'assets/js/[name].[contenthash:8].js';

export default function routeTablesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const rule = (file: string, loader: string) =>
    loaderRule(join(generatedFilesDir, file), __dirname, loader);
  return {
    name: 'route-tables',
    configureWebpack(config, isServer) {
      if (isDevelopment()) return {};
      const numbers = ['registry.js', 'routesChunkNames.json'].map((file): RuleSetRule => ({
        ...rule(file, 'numberedChunks.mjs'),
        enforce: 'pre',
      }));
      if (isServer) return { module: { rules: numbers } };
      removeFrameworkTable(config);
      const layouts = () => readTables(generatedFilesDir).layouts;
      return {
        output: { filename, chunkFilename },
        optimization: {
          chunkIds: 'named',
          moduleIds: 'natural',
          splitChunks: { cacheGroups: packagesBut(layouts) },
        },
        plugins: [new ChunkAddressPlugin(layouts), new BuildHashPlugin()],
        module: {
          rules: [
            ...numbers,
            rule('registry.js', 'onlyImports.mjs'),
            rule('routesChunkNames.json', 'outerChunkNames.mjs'),
            rule('routes.js', 'compactRoutes.mjs'),
          ],
        },
      };
    },
  };
}

/**
 * The bundler's cache group of packages, with two exceptions that stay in the chunks that use them:
 * packages of layouts, which nothing else needs, and those of a single page, because only the
 * page's own chunk is prefetched.
 */
function packagesBut(layouts: () => Layouts) {
  let names: Set<string> | undefined;
  const packages = { test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true };
  return {
    defaultVendors: {
      ...packages,
      idHint: 'vendors',
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isOfPage(chunk),
    },
    packagesOfPages: {
      ...packages,
      idHint: 'vendors',
      minChunks: 2,
      chunks(chunk: Chunk) {
        names ??= new Set(Object.values(layouts()));
        return isOfPage(chunk) && !names.has(chunk.name ?? '');
      },
    },
  };
}

/** Chunks that routes need have numbers for names. */
function isOfPage({ name }: Chunk): boolean {
  return /^\d+$/.test(name ?? '');
}

/** Changes the configuration in place, because merging settings cannot remove a plugin. */
function removeFrameworkTable(config: Configuration): void {
  const found = config.plugins?.findIndex(
    (plugin) => plugin?.constructor.name === 'ChunkAssetPlugin',
  );
  if (found === undefined || found < 0) {
    throw new Error(
      'Docusaurus has no ChunkAssetPlugin any more: see whether plugins/route-tables is still needed.',
    );
  }
  config.plugins?.splice(found, 1);
}

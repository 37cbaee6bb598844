/**
 * Keeps short what every page is told about all others: which chunks they need, and where those are.
 *
 * - The framework names chunks by a hash. Here they have numbers, in the order in which routes ask
 *   for them, so that a run of documents is told by their addresses alone (`tables.mjs`).
 * - Its table of chunks names each module three times, for work that is only done on the server. The
 *   browser gets the one way to import it.
 * - The bundler's runtime lists each chunk by its number, its name and the hash of its content. Here
 *   a chunk's name is its number, and its hash that of the build. So the address of a chunk needs no
 *   table; in return all chunks have new addresses when the site has changed.
 * - Modules are numbered in their order as well, not by hashes, which do not compress.
 * - The parts of the layout that documents share come as one script; the framework has six.
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
/** The runtime forms the names of chunks, so its own changes with theirs. */
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
 * The bundler's own group of packages, but for those of layouts, which nothing else asks for, and those
 * of a single page: with its script they are fetched in advance, and by themselves are not.
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

/** What pages are made of has numbers for names. */
function isOfPage({ name }: Chunk): boolean {
  return /^\d+$/.test(name ?? '');
}

/** Settings are merged; what is to go has to be taken out. */
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

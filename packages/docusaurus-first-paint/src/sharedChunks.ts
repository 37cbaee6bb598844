/**
 * How code and styles are distributed over files, and what pages are told of that.
 *
 * `chunk-manifest` shortens what every page is told about the chunks of all others. A chunk's number
 * is its name, so that no list from names to numbers is needed, and the one that the framework adds
 * is left out; a chunk's address still changes only with its content.
 *
 * By default, the framework copies code that several pages share into the chunk of each, unless half
 * of all pages have it, and puts packages into a chunk for each set of pages, under names that are
 * not known in advance. `shared-chunks` gives such code names, by which the entry prefetches it.
 *
 * By default, the framework puts all styles into one file that every page waits for.
 * `style-groups` puts some into files of their own: those of what only scripts put on a page, and
 * those of parts that few pages have, whose HTML names the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Compiler, Module } from 'webpack';
import { rulesOf, type BundlerPatch, type Rewriting } from './bundler';
import { parseListOfFiles, withStyleSheets } from './client/listOfFiles';

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
    const others = (config.plugins ?? []).filter(
      (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
    );
    return {
      module: { rules: tables.flatMap((table) => rulesOf(table(config, isServer, context))) },
      optimization: { chunkIds: 'named' },
      plugins: [...others, { apply: addChunkAssets }],
      mergeStrategy: { plugins: 'replace' },
    };
  };
}

/**
 * Adds to the bundler's runtime the function that the framework's client asks for the address of a
 * chunk, `__webpack_require__.gca(name)`. The framework's own has a table of all names and numbers.
 */
function addChunkAssets(compiler: Compiler): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals;
  class ChunkAssets extends RuntimeModule {
    constructor() {
      super('chunk assets', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  compiler.hooks.thisCompilation.tap('chunk-manifest', (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-manifest', (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkAssets());
    });
  });
}

/**
 * @param late Styles of elements that only scripts add to a page: HTML does not name their files.
 * @param served Styles of parts that are in the HTML of some pages, which names their files.
 */
export function styleGroups(
  late: Readonly<Record<string, RegExp>>,
  served: Readonly<Record<string, RegExp>>,
): BundlerPatch {
  const groups = { ...late, ...served };
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
  return (_config, isServer, { generatedFilesDir }) => {
    if (isServer) return {};
    const file = join(generatedFilesDir, 'client-manifest.json');
    const plugin = {
      apply(compiler: Compiler): void {
        // The framework writes the list while files are emitted, and reads it to render pages.
        compiler.hooks.afterEmit.tap('style-groups', () => {
          const files = parseListOfFiles(readFileSync(file, 'utf8'));
          writeFileSync(file, JSON.stringify(withStyleSheets(files, Object.keys(served))));
        });
      },
    };
    return { optimization: { splitChunks: { cacheGroups } }, plugins: [plugin] };
  };
}

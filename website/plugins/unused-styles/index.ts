/**
 * Removes from the style sheet the rules that nothing on the site uses and the variables that are
 * overruled, and moves the styles of a few pages, and of parts that load later, into other files.
 *
 * Every page waits for the style sheet, most of which is the framework's. All class names that a
 * page may use are in the scripts, which hold the components, the text and the CSS modules' names.
 *
 * Effect: the style sheet that pages wait for, gzip: 31.1 kB without the plugin, 21.6 kB with it.
 */
import { PerfLogger } from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, Module } from 'webpack';
import { exampleStyles } from '../chunks';
import { plainPictures } from './plainPictures';
import { removeOverruled } from './removeOverruled';
import { removeUnused } from './removeUnused';

const name = 'unused-styles';

export default function unusedStylesPlugin(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [{ apply: removeFromAssets }],
        optimization: { splitChunks: { cacheGroups } },
      };
    },
  };
}

/**
 * Styles that go into files of their own, by the name of the file: those of what only scripts put
 * on a page, and those of pages whose HTML names their style sheets. The HTML of resting pages does
 * not, except that of the home page, whose layout imports the styles. The framework puts all other
 * styles into one file that every page waits for.
 */
const late: Readonly<Record<string, RegExp>> = {
  'blog-styles': /theme-classic\/lib\/theme\/Blog/,
  'gallery-styles': /components\/ExampleGallery|src\/pages\/examples/,
  'home-styles': /components\/Home/,
  'playground-styles': /components\/Playground\//,
  [exampleStyles]: /\.lazy\.module\.css/,
  'search-dialogue-styles': /dialogue\.lazy\.css/,
  'search-page-styles': /theme\/SearchPage\//,
};

const isOf = (styles: RegExp) => (module: Module) =>
  styles.test(module.identifier().replaceAll('\\', '/'));

const cacheGroups = {
  // Narrows the framework's group of the same name to the styles that are not listed above.
  styles: { test: (module: Module) => !Object.values(late).some((one) => isOf(one)(module)) },
  ...Object.fromEntries(
    Object.entries(late).map(([name, styles]) => [
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

function removeFromAssets(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // After minification, and before the hashes of contents are put into file names.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tapPromise({ name, stage }, (assets) =>
      PerfLogger.async(name, async () => {
        const read = (extension: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(extension))
            .map(([file, asset]) => ({ file, text: String(asset.source()) }));
        const scripts = read('.js').map(({ text }) => text);
        const sheets = read('.css');
        for (const { file, text } of sheets) {
          const readElsewhere = sheets
            .filter((sheet) => sheet.file !== file)
            .flatMap(readVariables);
          const clean = removeOverruled(plainPictures(text));
          const kept = await removeUnused(clean, scripts, readElsewhere);
          compilation.updateAsset(file, new sources.RawSource(kept));
        }
      }),
    );
  });
}

const readVariables = ({ text }: { text: string }): string[] =>
  text.match(/(?<=var\()--[\w-]+/g) ?? [];

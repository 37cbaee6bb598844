/**
 * Removes from style sheets the rules that nothing on the site uses and the variables that are
 * overruled.
 *
 * Every page waits for a style sheet, most of which is the framework's. All class names that a page
 * may use are in the scripts, which hold the components, the text and the CSS modules' names.
 */
import { PerfLogger } from '@docusaurus/logger';
import type { Compiler } from 'webpack';
import type { BundlerPatch } from '../bundler';
import { plainPictures } from './plainPictures';
import { removeOverruled } from './removeOverruled';
import { removeUnused } from './removeUnused';

const name = 'purge-css';

export const purgeCss: BundlerPatch = (_config, isServer) =>
  isServer ? {} : { plugins: [{ apply: removeFromAssets }] };

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

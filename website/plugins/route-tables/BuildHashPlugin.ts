import { createHash } from 'node:crypto';
import type { Compilation, Compiler, sources } from 'webpack';

/** Placeholder in the names of scripts, and in the runtime that forms them, until all are known. */
export const buildHash = 'hash-of-the-build';

const name = 'BuildHashPlugin';

/**
 * Puts a hash of all scripts in the place of `buildHash`. The bundler's own `[fullhash]` depends on
 * its cache, so the same scripts would have other addresses after every warm build.
 */
export class BuildHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the stage that puts `[contenthash]`, the hash of a single script, into names.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        renameScripts(compilation, (text) => new RawSource(text)),
      );
    });
  }
}

type ToSource = (text: string) => sources.Source;

function renameScripts(compilation: Compilation, toSource: ToSource): void {
  const scripts = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { name, source } of scripts) hash.update(name).update(source.buffer());
  const digest = hash.digest('hex').slice(0, 8);

  for (const { name, source } of scripts) {
    const text = source.source().toString();
    if (text.includes(buildHash)) {
      compilation.updateAsset(name, toSource(text.replaceAll(buildHash, digest)));
    }
    if (name.includes(buildHash)) compilation.renameAsset(name, name.replace(buildHash, digest));
  }
}

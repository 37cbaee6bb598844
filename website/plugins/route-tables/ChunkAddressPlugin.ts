import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';

/** The chunk of each part of a layout, by the part's own number. */
export type Layouts = Readonly<Record<string, string>>;

const name = 'ChunkAddressPlugin';

/** Replaces the framework's `ChunkAssetPlugin`, which maps the name of a chunk to its address. */
export class ChunkAddressPlugin {
  constructor(private readonly layouts: () => Layouts) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddressRuntimeModule(this.layouts()));
      });
    });
  }
}

class ChunkAddressRuntimeModule extends RuntimeModule {
  constructor(private readonly layouts: Layouts) {
    super(name, RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
    const layouts = JSON.stringify(this.layouts);
    const address = `${publicPath} + ${getChunkScriptFilename}(layouts[name] ?? name)`;
    return `const layouts = ${layouts};
__webpack_require__.gca = (name) => ${address};`;
  }
}

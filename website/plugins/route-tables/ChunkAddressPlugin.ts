import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';

const name = 'ChunkAddressPlugin';

/** Tells the framework where a chunk is that it knows by name, in place of its own `ChunkAssetPlugin`. */
export class ChunkAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddressRuntimeModule());
      });
    });
  }
}

class ChunkAddressRuntimeModule extends RuntimeModule {
  constructor() {
    super(name, RuntimeModule.STAGE_ATTACH);
    this.fullHash = true;
  }

  override generate(): string {
    const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
    return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
  }
}

/** A lighter module in the place of a package that the framework sends to every page. */
import { join } from 'node:path';
import type { BundlerPatch } from './bundler';

/** The package's main file imports all of `tslib` for a single helper. */
export const utilsCommon: BundlerPatch = (_config, isServer) => {
  const file = join(__dirname, 'client/shims/utilsCommon.ts');
  return isServer ? {} : { resolve: { alias: { '@docusaurus/utils-common$': file } } };
};

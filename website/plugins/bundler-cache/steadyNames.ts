import { rspack } from '@docusaurus/faster';

/** The types do not know the option: https://swc.rs/docs/configuration/minification */
const mangle: object = { disableCharFreq: true };

/**
 * Makes Docusaurus's minimizer use letters in a fixed order for short names. By default the order
 * is that of their frequency in the code, which holds hashes, and these differ between builds with
 * and without a cache. (All scripts together are 0.2 % larger.)
 *
 * @throws Error when there is no such minimizer.
 */
export function giveSteadyNames(minimizers: readonly unknown[]): void {
  const options = minimizers.flatMap((minimizer) =>
    minimizer instanceof rspack.SwcJsMinimizerRspackPlugin ? minimizer._args : [],
  )[0]?.minimizerOptions;
  if (!options) {
    throw new Error(
      'Docusaurus minimizes scripts in another way than before: plugins/bundler-cache/steadyNames.ts must find its options.',
    );
  }
  options.mangle = mangle;
}

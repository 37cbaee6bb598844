import type { Plugin } from '@docusaurus/types';

/**
 * Takes `postcss-preset-env` out of the build. It adds prefixes and rewrites syntax for the browsers of
 * `browserslist`, as Lightning CSS does, which minifies the style sheets. Once is enough, and saves a
 * cold build more than two seconds.
 *
 * One thing Lightning CSS does not do, so a part of `postcss-preset-env` stays: it writes
 * `content: "+"` before `content: "+" / ""`. Without that, Safari before 17.4 and Firefox before 128
 * show nothing there.
 */
export default function postCssPlugin(): Plugin {
  return {
    name: 'postcss',
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.map((plugin) => (isPresetEnv(plugin) ? contentAltText : plugin)),
      // Otherwise a configuration file is looked for beside and above each style sheet: some ten
      // thousand files are tried.
      config: false,
    }),
  };
}

const contentAltText = require.resolve('@csstools/postcss-content-alt-text');

/** The framework names the plugin by its path, with options. */
function isPresetEnv(plugin: unknown): boolean {
  const path: unknown = Array.isArray(plugin) ? plugin[0] : undefined;
  return typeof path === 'string' && path.includes('postcss-preset-env');
}

import type { Plugin } from '@docusaurus/types';

/**
 * Has `postcss-preset-env` do only what Lightning CSS, which minifies the style sheets, does not do.
 * Both add prefixes and rewrite syntax for the browsers of `browserslist`; once is enough, and saves
 * a cold build two seconds.
 *
 * Only `postcss-preset-env` writes `content: "+"` before `content: "+" / ""`. Without that, Safari
 * before 17.4 and Firefox before 128 show nothing there.
 */
export default function postCssPlugin(): Plugin {
  return {
    name: 'postcss',
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.map(shorten),
      // Otherwise a configuration file is looked for beside and above each style sheet: some ten
      // thousand files are tried.
      config: false,
    }),
  };
}

export const presetEnvOptions = {
  stage: false,
  autoprefixer: false,
  features: { 'content-alt-text': true },
} as const;

/** The framework names the plugin by its path, with options. */
function shorten(plugin: unknown): unknown {
  const path: unknown = Array.isArray(plugin) ? plugin[0] : undefined;
  return typeof path === 'string' && path.includes('postcss-preset-env')
    ? [path, presetEnvOptions]
    : plugin;
}

/**
 * The packages whose code reaches readers. A bundled package that is not listed here stops the
 * build, so a change of what is shipped always shows in a review.
 */
import { p5Majors } from 'sketch-player/p5Majors';

/** Packages in the scripts and style sheets of the site, and in the documents of sketches. */
export const bundled: readonly string[] = [
  '@ariakit/components',
  '@ariakit/react-components',
  '@ariakit/react-store',
  '@ariakit/react-utils',
  '@ariakit/store',
  '@ariakit/utils',
  '@babel/runtime',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@docusaurus/core',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/utils-common',
  '@jridgewell/gen-mapping',
  '@jridgewell/resolve-uri',
  '@jridgewell/sourcemap-codec',
  '@jridgewell/trace-mapping',
  '@lezer/common',
  '@lezer/highlight',
  '@lezer/javascript',
  '@lezer/lr',
  '@mdx-js/react',
  'acorn',
  'clsx',
  'crelt',
  'diff',
  'fflate',
  'get-east-asian-width',
  'gifenc',
  'history',
  'hoist-non-react-statics',
  'idb',
  'infima',
  'invariant',
  'isarray',
  'leven',
  'lines-and-columns',
  'minisearch',
  'nprogress',
  'path-to-regexp',
  'prettier',
  'prop-types',
  'react',
  'react-dom',
  'react-fast-compare',
  'react-helmet-async',
  'react-is',
  'react-loadable',
  'react-router',
  'react-router-config',
  'react-router-dom',
  'scheduler',
  'shallowequal',
  'stemmer',
  'style-mod',
  'sucrase',
  'tiny-invariant',
  'ts-interface-checker',
  'tslib',
  'use-sync-external-store',
  'valibot',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
];

/** Packages that are bundled as well when the operator has configured hosted search. */
export const bundledForHostedSearch: readonly string[] = [
  '@algolia/client-common',
  '@algolia/requester-browser-xhr',
  'algoliasearch',
];

/** Packages that are served as separate files. */
export const separate: readonly string[] = [
  ...p5Majors.map((major) => `p5-${major}`),
  'p5.sound',
  // Within p5.sound.
  'tone',
  'standardized-audio-context',
  'automation-events',
  'textmode.js',
  '@fontsource-variable/ibm-plex-sans',
  '@fontsource/cascadia-mono',
  '@fontsource/jersey-10',
  '@fontsource/press-start-2p',
];

/**
 * Checks that every package that a bundler has used is on the list of what may reach readers.
 *
 * @param files Modules of the bundle, as the bundler names them.
 *
 * @throws Error naming every package that is not listed.
 */
export function checkShipped(files: Iterable<string>, listed: readonly string[] = bundled): void {
  const found = new Set([...files].map(packageOf).filter((name) => name !== undefined));
  const unlisted = [...found].filter((name) => !listed.includes(name)).sort();
  if (unlisted.length > 0) {
    throw new Error(
      `These packages are bundled, but website/plugins/licences/shipped.ts does not list them: ${unlisted.join(', ')}. See that their licences fit, and add them.`,
    );
  }
}

/**
 * The package that a file belongs to, or nothing for a file of this repository.
 *
 * @param file A path as bundlers name modules, possibly with loaders before and a query after it.
 */
export function packageOf(file: string): string | undefined {
  const start = file.replaceAll('\\', '/').lastIndexOf('node_modules/');
  if (start < 0) return undefined;
  return /^node_modules\/((?:@[^/]+\/)?[^/?!|]+)/.exec(
    file.replaceAll('\\', '/').slice(start),
  )?.[1];
}

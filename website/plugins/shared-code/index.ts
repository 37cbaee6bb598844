/**
 * Puts the code of live examples into one chunk, and the packages that most pages need into
 * another. By default, the framework copies the code into the chunk of each page that has an
 * example, unless half of all pages have one, and puts packages into a chunk for each set of pages,
 * under names that are not known in advance. These two chunks have fixed names, by which
 * `hydration` prefetches them.
 *
 * Effect: the script of a page with an example, gzip: 10 kB, without the plugin 17 kB; all scripts:
 * 5.3 MB, without it 5.6 MB. Time to the next page on a slow network: 0.76 and 0.69 × that of
 * Docusaurus as it comes, without the plugin 1.06 × (bench/README.md, `paint/`).
 */
import type { Plugin } from '@docusaurus/types';
import { sharedCode, sharedPackages } from '../chunks';

/** Code in so many chunks is shared: a small part of all pages, but many copies. */
const manyPages = 5;
/** Packages in so many chunks are shared; those in fewer belong to one part, such as the blog. */
const manyKinds = 6;

const cacheGroups = {
  [sharedCode]: {
    name: sharedCode,
    // If a layout needed a module of this chunk, every page would load the whole chunk.
    test: /[\\/](?:sketch-player[\\/]src[\\/](?!editor)|src[\\/](?:player|samples|components[\\/]Live(?:Example|Sample))[\\/]).*\.tsx?$/,
    chunks: 'async' as const,
    minChunks: manyPages,
    enforce: true,
  },
  [sharedPackages]: {
    name: sharedPackages,
    test: /[\\/]node_modules[\\/].*\.m?js$/,
    chunks: 'async' as const,
    minChunks: manyKinds,
    enforce: true,
  },
};

export default function sharedCodePlugin(): Plugin {
  return {
    name: 'shared-code',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}

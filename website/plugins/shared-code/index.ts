/**
 * Puts the code of live examples into a script of its own, and the packages that most pages need into
 * another. The framework would put a copy of the code into the script of each page that has an example,
 * unless half of all pages did; and packages into a script for each set of pages, under names that
 * nobody knows beforehand. These two are fetched in advance with the scripts of pages (`hydration`).
 *
 * Effect: the script of a page with an example, gzip: 17 kB before, 10 kB with it; all scripts 5.6 MB
 * before, 5.3 MB with it. The next page on a slow network: 0.76 and 0.69 × of Docusaurus as
 * it comes, before 1.06 × (bench/README.md, `paint/`).
 */
import type { Plugin } from '@docusaurus/types';
import { sharedCode, sharedPackages } from '../chunks';

/** As a share of pages this is little; as copies it is much. */
const manyPages = 5;
/** What fewer need is of one part of the site, such as the blog. */
const manyKinds = 6;

const cacheGroups = {
  [sharedCode]: {
    name: sharedCode,
    // Nothing of it is in the layout of pages, or every page would load it all.
    test: /[\\/]src[\\/](?:live|runner|components[\\/]Live(?:Example|Sample))[\\/].*\.tsx?$/,
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

/** What is particular to this site in how its pages paint first; see docusaurus-first-paint. */
import { join } from 'node:path';
import type { FirstPaintOptions } from 'docusaurus-first-paint';
import { codeVersion } from './cache/sources';
import { contentHash, filesHash } from './cache/contentHash';

const repository = join(__dirname, '..');

const sharedCode = 'shared-code';
const sharedPackages = 'shared-packages';
const exampleStyles = 'running-examples-styles';

export const firstPaintOptions: FirstPaintOptions = {
  siteDir: __dirname,
  modules: {
    LoadFailure: './src/components/LoadFailure/index.tsx',
    visibleHydration: './src/firstPaint/visibleHydration.ts',
    searchShortcut: require.resolve('docusaurus-local-search/searchShortcut'),
  },
  lateStyles: {
    'update-prompt-styles': /updatePrompt\.module\.css/,
    [exampleStyles]: /\.lazy\.module\.css/,
    'search-dialogue-styles': /SearchBar[\\/]dialogue\.module\.css/,
  },
  servedStyles: {
    'blog-styles': /theme-classic\/lib\/theme\/(?:Blog|Tag)|src\/theme\/Blog|src\/css\/blog\.css/,
    // The steps of the course, and predictions, nearly all of which are in them.
    'course-styles': /components\/(?:Course|Predict)/,
    'gallery-styles': /components\/(?:Example(?:Gallery|Page)|PieceStory)\/|src\/pages\/examples/,
    'home-styles': /components\/Home/,
    'playground-styles': /components\/Playground\//,
    'search-page-styles': /theme\/SearchPage\//,
    // Components that stand on one page each, or on a few.
    'single-page-styles':
      /components\/(?:Answer|Card|CommunityCards|OfflineCopy|OperatorSettings|Pair|PictureList|Recipes)\//,
  },
  codeGroups: {
    // The code of live examples: in a small part of all pages, but in many copies. If a layout needed
    // a module of this group, every page would load the whole chunk.
    [sharedCode]: {
      test: /[\\/](?:sketch-player[\\/]src[\\/](?!editor)|src[\\/](?:player|samples|components[\\/]Live(?:Example|Sample))[\\/]).*\.tsx?$/,
      minChunks: 5,
    },
    // Packages in fewer chunks belong to one part of the site, such as the blog.
    [sharedPackages]: { test: /[\\/]node_modules[\\/].*\.m?js$/, minChunks: 6 },
  },
  // Nearly every page needs the packages, and any may have examples.
  prefetch: { scripts: [sharedPackages, sharedCode], styles: [exampleStyles] },
  // Pages are also made from the code of plugins, and from examples, exercises, the course and the library,
  // whose sources and hashes stand in them.
  cacheKey: () =>
    contentHash([
      codeVersion(),
      filesHash(repository, [
        'course',
        'examples',
        'exercises',
        'packages/p5.asciify/dist',
        // Guides link to the symbols of the shape renderer, too.
        'packages/p5.asciify-shape/dist',
      ]),
    ]),
};

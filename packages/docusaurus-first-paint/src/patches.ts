/**
 * All patches as data: what each leans on, what it saves, and what happens when that changes. The
 * guard (`guard.ts`) and the tables in README.md (`describePatches.ts`) are made of this.
 */

/** A file of another package, as it was when the patch was written. */
export interface Internal {
  package: string;
  file: string;
  sha256: string;
}

export interface Patch {
  name: string;
  /** What the patch does, in a few words. */
  does: string;
  /** Files that have to be as they were; otherwise the patch leaves itself out. */
  leansOn: readonly Internal[];
  /** Patches that have to be applied for this one to be safe. */
  needs?: readonly string[];
  /** What it saves, as measured on the site of p5.asciify by leaving the patch out. */
  saves: string;
  /** What a site is like without the patch. */
  without: string;
  /** The address of an issue whose solution would make it superfluous, where there is one. */
  issue?: string;
}

const core = (file: string, sha256: string): Internal => ({
  package: '@docusaurus/core',
  file: `lib/${file}`,
  sha256,
});

const clientEntry = core(
  'client/clientEntry.js',
  'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
);
const codegenRoutes = core(
  'server/codegen/codegenRoutes.js',
  '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
);
const webpackBase = core(
  'webpack/base.js',
  'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
);

const styleLoader: Internal = {
  package: '@docusaurus/bundler',
  file: 'lib/loaders/styleLoader.js',
  sha256: '5038e82473c981de039db3008a8f63455cc154f954ae34731e19d49ce2b4ae68',
};

export const patches = [
  {
    name: 'defer-scripts',
    does: 'fetches the scripts after the style sheets and runs them after the paint; keeps what is pressed before',
    leansOn: [
      core(
        'ssg/ssgTemplate.html.js',
        '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
      ),
    ],
    saves:
      'scripts do not compete with the style sheet: FCP and LCP are 1.02 to 1.03 × those of the same HTML and CSS alone (`bench/README.md`)',
    without:
      'the framework’s template: scripts compete with the style sheet, presses before them are lost',
  },
  {
    name: 'entry',
    does: 'starts the framework in several short tasks; a page whose code does not come stays readable',
    leansOn: [
      clientEntry,
      core(
        'client/docusaurus.js',
        'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
      ),
      core('client/preload.js', '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542'),
    ],
    saves:
      'the longest task of starting takes 60 to 95 ms rather than 160 to 370, with a processor 4 × slower',
    without: 'the framework’s entry: one long task',
  },
  {
    name: 'lazy-hydration',
    does: 'leaves the opened page the HTML that was served until a reader turns to it',
    leansOn: [
      core(
        'client/exports/ComponentCreator.js',
        '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
      ),
      core(
        'client/browserContext.js',
        'f0765ea0de6c682044acc2d1f6f7d474e9ac389591a8e97f877e437c09225b4c',
      ),
      codegenRoutes,
    ],
    saves: '49 kB of scripts of a guide',
    without: 'each page is hydrated at once',
  },
  {
    name: 'chunk-names',
    does: 'has pages name the scripts of their parts, so that those are fetched with the others',
    leansOn: [codegenRoutes],
    saves: '1 round trip before hydration, 150 ms on the network of a slow phone',
    without: 'the scripts of the layout are asked for when the main script runs',
  },
  {
    name: 'chunk-manifest',
    does: 'sends the browser only the import functions of the table of chunks',
    leansOn: [
      codegenRoutes,
      core(
        'webpack/plugins/ChunkAssetPlugin.js',
        'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
      ),
    ],
    saves: '7.9 kB of scripts',
    without: 'each page loads the names and numbers of all modules of pages and of all chunks, too',
    issue: 'https://github.com/facebook/docusaurus/issues/7256',
  },
  {
    name: 'whole-pages',
    does: 'keeps large parts of a page in their place in the HTML',
    leansOn: [
      core(
        'client/renderToHtml.js',
        '4d5277baa8caa44548fbbde99c650312231837d849132671b36050df8505bf9c',
      ),
    ],
    saves: 'nothing; it keeps parts beyond 12.8 kB readable without scripts',
    without: 'an inline script moves such parts into place',
    issue: 'https://github.com/react/react/issues/35271',
  },
  {
    name: 'shim-utils-common',
    does: 'imports the functions of `@docusaurus/utils-common` without `tslib`',
    leansOn: [
      {
        package: '@docusaurus/utils-common',
        file: 'lib/index.js',
        sha256: 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
      },
    ],
    saves: '4.2 kB of scripts',
    without: 'all of `tslib` is sent for one helper',
  },
  {
    name: 'purge-css',
    does: 'removes the rules and variables from style sheets that nothing on the site uses',
    leansOn: [webpackBase],
    saves: '3.9 kB before the paint',
    without: 'each page waits for all of the framework’s styles',
    issue: 'https://github.com/facebook/docusaurus/issues/3655',
  },
  {
    name: 'short-class-names',
    does: 'names the classes of CSS modules by a hash alone',
    leansOn: [webpackBase, styleLoader],
    saves: '1.4 kB before the paint of a guide, 1.1 to 1.2 of other pages',
    without: 'names have a readable part, too',
  },
  {
    name: 'style-groups',
    does: 'puts the styles that few pages need into files of their own, and has the HTML of these pages name them',
    leansOn: [
      webpackBase,
      core(
        'ssg/ssgTemplate.js',
        'faea0446fa8ceeb559a56b96442636a3052daa2467d6ddc625ad020bc65ac645',
      ),
      {
        package: 'react-loadable-ssr-addon-v5-slorber',
        file: 'lib/ReactLoadableSSRAddon.js',
        sha256: '3e3f7bf0ac88ab4720df0b70463d509e0c8cd7233e7accf6e79c7f5192b9f32e',
      },
    ],
    needs: ['chunk-names'],
    saves: '7 kB before the paint',
    without: 'each page waits for the styles of all pages',
    issue: 'https://github.com/facebook/docusaurus/issues/6228',
  },
  {
    name: 'shared-chunks',
    does: 'puts code and packages that many pages share into chunks with names, and prefetches these',
    leansOn: [webpackBase],
    saves:
      'when the site had half as many pages, a next page on a slow network took 0.7 to 0.8 × the time that it takes in Docusaurus as it comes, and 1.06 × without',
    without: 'pages hold copies of the code, and a next page waits for its packages',
  },
  {
    name: 'deterministic-mangling',
    does: 'uses letters in a fixed order for short names in scripts, so that the same code gives the same files',
    leansOn: [
      {
        package: '@rspack/core',
        file: 'dist/index.js',
        sha256: '3f89b093f004eba7c622047066492da50297c067a91736ac030d698caade44ff',
      },
      {
        package: '@docusaurus/bundler',
        file: 'lib/minification.js',
        sha256: 'eab700507706bb78b9e68fbce81708720fa8b1a54ebcc9ce2aa03ffab7e8e23f',
      },
    ],
    saves: 'nothing; without it every build with the cache gives scripts other names',
    without: 'no cache, see `bundler-cache`',
  },
  {
    name: 'bundler-cache',
    does: 'makes the version of the bundler’s cache cover what pages are made from besides modules',
    leansOn: [webpackBase],
    needs: ['deterministic-mangling'],
    saves: 'a warm build takes 15 s rather than 20',
    without: 'the bundler runs without a cache',
  },
] as const satisfies readonly Patch[];

export type PatchName = (typeof patches)[number]['name'];

/** Patches of the framework that the site itself has; for the second table in README.md. */
export const sitePatches: readonly Patch[] = [
  {
    name: 'no-prism',
    does: 'keeps Prism out of the browser, since code is highlighted at build time',
    leansOn: [
      {
        package: '@docusaurus/theme-classic',
        file: 'lib/prism-include-languages.js',
        sha256: 'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
      },
    ],
    saves: 'about 30 kB of scripts, as Prism is not sent',
    without: 'the build names an export that the replacement does not have',
  },
  {
    name: 'postcss',
    does: 'leaves of `postcss-preset-env` only what the minifier of styles does not do',
    leansOn: [styleLoader],
    saves: '2 s of a cold build',
    without: 'prefixes are added and syntax is rewritten twice, as by the framework itself',
  },
];

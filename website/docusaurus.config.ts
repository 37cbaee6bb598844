import { join } from 'node:path';
import type { Config } from '@docusaurus/types';
import { firstPaint } from 'docusaurus-first-paint';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import * as v from 'valibot';
import { buildRules } from './buildRules';
import { libraryPackages, readLibraryVersion } from './libraryVersion';
import apiReferencePlugin from './plugins/api-reference';
import libraryFilesPlugin from './plugins/library-files';
import completionsPlugin from './plugins/completions';
import embedPlugin from './plugins/embed';
import fontsPlugin from './plugins/fonts';
import highlightingPlugin from './plugins/highlighting';
import licencesPlugin from './plugins/licences';
import markdownMirrorPlugin from './plugins/markdown-mirror';
import navigationPlugin from './plugins/navigation';
import postCssPlugin from './plugins/postcss';
import robotsPlugin from './plugins/robots';
import runnerPlugin from './plugins/runner';
import securityPolicyPlugin from './plugins/security-policy';
import socialCardsPlugin from './plugins/social-cards';
import umamiPlugin from './plugins/umami';
import { rehypeAnchors } from './plugins/api-reference/generatedPages';
import { devFolder, isDevelopment } from './files';
import sketchesPlugin from './plugins/sketches';
import { sketchFolders } from './plugins/sketches/folders';
import { remarkSketches } from './plugins/sketches/remarkSketches';
import { remarkSymbolLinks } from './plugins/cross-references/remarkSymbolLinks';
import { readFrontMatter } from './plugins/front-matter';
import { remarkGlossary } from './plugins/glossary/remarkGlossary';
import { remarkGlossaryTerms } from './plugins/glossary/remarkGlossaryTerms';
import { packageFolder } from './plugins/library-files/libraryPackage';
import { remarkInstallSnippet } from './plugins/library-files/remarkInstallSnippet';
import { ownPlugin } from './plugins/ownPlugin';
import { remarkFormerNames } from './plugins/markdown/remarkFormerNames';
import { remarkRescueRules } from './plugins/markdown/remarkRescueRules';
import { rehypeHighlight } from './plugins/highlighting/rehypeHighlight';
import { rehypeBreakableNames } from './plugins/markdown/rehypeBreakableNames';
import { withTwitterTags } from './plugins/social-cards/twitterTags';
import { remarkPictureFiles } from './plugins/markdown/remarkPictureFiles';
import { rehypeTables } from './plugins/markdown/rehypeTables';
import { announcementBar, footer, headTags, metadata, navbar } from './navigation.config';
import { searchOptions } from './search.config';
import { browserSchema } from './settings.config';
import { navbarTypes } from './shared/navbarTypes';
import { firstPaintOptions } from './firstPaint.config';
import { readSiteConfig } from './site.config';

const site = readSiteConfig(process.env);
const libraryVersion = readLibraryVersion();

const paint = firstPaint({ ...firstPaintOptions, enabled: site.firstPaint });

const rules = buildRules(Boolean(process.env.CI));

const blogDescription = 'News about p5.asciify and its documentation.';

const noTheme = { plain: {}, styles: [] };

/** Plugins for the Markdown of docs, blog and pages alike. */
const markdownPlugins = {
  remarkPlugins: [
    [remarkSketches, { siteDir: __dirname }],
    [
      remarkInstallSnippet,
      {
        packages: Object.fromEntries(
          libraryPackages.map((name) => [
            name,
            { folder: packageFolder(name), version: readLibraryVersion(name) },
          ]),
        ),
        modulesFolder: join(__dirname, '../node_modules'),
        siteAddress: site.url + site.baseUrl,
      },
    ],
    remarkPictureFiles,
    remarkRescueRules,
    remarkFormerNames,
    [remarkSymbolLinks, { siteDir: __dirname }],
    [remarkGlossaryTerms, { siteDir: __dirname }],
  ],
  rehypePlugins: [rehypeHighlight, rehypeAnchors, rehypeTables, rehypeBreakableNames],
};

const config: Config = {
  title: 'p5.asciify',
  tagline: 'Your WEBGL p5.js sketch, drawn in characters, in real time',
  favicon: 'img/favicon.ico',
  url: site.url,
  baseUrl: site.baseUrl,
  // The site has one of its own, see plugins/base-url-banner.
  baseUrlIssueBanner: false,
  organizationName: 'humanbydefinition',
  projectName: 'p5.asciify',
  // Broken links stop a build in continuous integration, where the site is published from.
  ...rules,
  markdown: { ...rules.markdown, parseFrontMatter: readFrontMatter },
  // No page shows when it was changed, so Git's history need not be read.
  future: { v4: true, faster: true, experimental_vcs: false },
  staticDirectories: isDevelopment() ? ['static', devFolder] : ['static'],
  ssrTemplate: withTwitterTags(paint.config.ssrTemplate),
  i18n: { defaultLocale: 'en', locales: ['en'] },
  customFields: { libraryVersion, site: v.parse(browserSchema, site) },
  headTags: headTags(site, libraryVersion),
  plugins: [
    // These two come early, because they run slow steps in processes of their own.
    ownPlugin(apiReferencePlugin),
    ownPlugin(libraryFilesPlugin),
    ...paint.plugins,
    ownPlugin(completionsPlugin),
    [
      './plugins/docs/index.ts',
      {
        ...markdownPlugins,
        // Before the framework collects the headings of a page for its table of contents.
        beforeDefaultRemarkPlugins: [remarkGlossary],
        sidebarPath: './sidebars.ts',
        // STYLE.md is for those who write these pages; names with `_` are parts of pages.
        exclude: ['STYLE.md', '**/_*'],
        editUrl: ({ docPath }) =>
          // Generated pages have no source file that a reader could edit.
          site.sourceUrl === undefined || docPath.startsWith('api/')
            ? undefined
            : `${site.sourceUrl}/edit/main/website/docs/${docPath}`,
        versions: { current: { label: 'Next' } },
      } satisfies DocsOptions,
    ],
    ownPlugin(embedPlugin),
    [ownPlugin(sketchesPlugin), { sourceUrl: site.sourceUrl }],
    ownPlugin(fontsPlugin),
    ownPlugin(highlightingPlugin),
    [ownPlugin(licencesPlugin), { hostedSearch: site.search !== undefined }],
    [
      'docusaurus-local-search',
      searchOptions(site.search !== undefined, sketchFolders(__dirname).examples),
    ],
    ownPlugin(markdownMirrorPlugin),
    [ownPlugin(navigationPlugin), { types: navbarTypes }],
    ownPlugin(postCssPlugin),
    ownPlugin(robotsPlugin),
    ownPlugin(runnerPlugin),
    ownPlugin(securityPolicyPlugin),
    ownPlugin(socialCardsPlugin),
    [ownPlugin(umamiPlugin), { analytics: site.analytics }],
  ],
  clientModules: [
    // First: it must be there before a script is fetched or any markup is set.
    './src/clientModules/trustedTypes.ts',
    './src/clientModules/movedNodes.ts',
    './src/clientModules/canonicalAddress.ts',
    './src/clientModules/encodedHash.ts',
    './src/clientModules/malformedHash.ts',
    './src/clientModules/darkOnly.ts',
    './src/clientModules/offline.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: false, // see plugins/docs
        pages: markdownPlugins,
        blog: {
          ...markdownPlugins,
          blogTitle: 'Blog',
          blogDescription,
          onUntruncatedBlogPosts: 'throw',
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          feedOptions: {
            type: ['rss', 'atom', 'json'],
            title: 'p5.asciify blog',
            description: blogDescription,
          },
        },
        sitemap: { lastmod: null, changefreq: null, priority: null },
        theme: {
          customCss: [
            'tokens',
            'fonts',
            'base',
            'navigation',
            'docs',
            'pages',
            'markdown',
            'code',
            'search',
            'print',
          ].map((concern) => `./src/css/${concern}.css`),
        },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social/home.png',
    metadata,
    // Dark is the only mode: pictures, frames and the colours of code are made for a dark ground. So
    // the default choice is `dark`, not the framework's `system`, which is a promise to follow the
    // device: the framework states the choice on the root element of each page, where style sheets
    // and scripts would find one that the site does not keep.
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: true } },
    announcementBar: announcementBar(site.announcement),
    navbar: navbar(site, libraryVersion),
    footer: footer(site),
    // The colours of code are in src/css/code.css; Prism's default themes would only add bytes.
    prism: { theme: noTheme, darkTheme: noTheme },
    algolia: {
      // Without a hosted service the embedded engine answers; the theme still requires values.
      ...(site.search ?? { appId: 'embedded', apiKey: 'embedded', indexName: 'embedded' }),
      contextualSearch: true,
      searchPagePath: 'search',
      insights: false,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;

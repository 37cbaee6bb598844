/**
 * A site as it comes: the classic preset and three pages. Variables of the environment say whether
 * it has the package, and whether its theme is configured for Algolia.
 */
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

const algolia = { appId: 'APP', apiKey: 'key', indexName: 'docs' };

const config: Config = {
  title: 'Garden',
  // Browsers ask for an icon at the root of the host where a page names none.
  favicon: 'data:,',
  url: 'https://garden.example',
  baseUrl: '/garden/',
  future: { v4: true, faster: true },
  presets: [
    ['classic', { docs: { sidebarPath: undefined }, blog: false } satisfies Preset.Options],
  ],
  ...(process.env.WITH_SEARCH && { plugins: [['docusaurus-local-search', {}]] }),
  themeConfig: {
    navbar: { title: 'Garden' },
    ...(process.env.WITH_ALGOLIA && { algolia }),
  } satisfies Preset.ThemeConfig,
};

export default config;

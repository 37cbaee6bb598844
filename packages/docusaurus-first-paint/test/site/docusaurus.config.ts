/** A classic site as it comes, with this package or, by `FIRST_PAINT=off`, without it. */
import type { Config } from '@docusaurus/types';
import { firstPaint } from 'docusaurus-first-paint';

const paint = firstPaint({
  siteDir: __dirname,
  enabled: process.env.FIRST_PAINT !== 'off',
  servedStyles: { 'tabs-styles': /theme-classic\/lib\/theme\/Tab/ },
});

const config: Config = {
  ...paint.config,
  title: 'Stock',
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'favicon.svg',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  plugins: paint.plugins,
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: {
    navbar: { title: 'Stock', items: [{ to: '/guides/tabs', label: 'Tabs', position: 'left' }] },
  },
};

export default config;

/** What surrounds the content of every page: navigation, footer, announcement, tags of the head. */
import type { HtmlTagObject } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Announcement, SiteConfig } from './site.config';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Footer = NonNullable<ThemeConfig['footer']>;

/** Description of pages that only list other pages; all other pages have their own. */
const description =
  'Documentation of p5.asciify: guides, live examples and the API reference of the library that turns WEBGL p5.js sketches into characters.';

export const metadata = [
  { name: 'description', content: description },
  { property: 'og:description', content: description },
  {
    name: 'keywords',
    content:
      'p5.js, ascii, ascii art, textmode, textmode art, petscii, ansi, creative coding, webgl, javascript, open source, generative art, interactive art',
  },
  { name: 'author', content: 'humanbydefinition' },
  { property: 'og:type', content: 'website' },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:site', content: '@textmode_art' },
  { name: 'twitter:creator', content: '@textmode_art' },
  { property: 'og:site_name', content: 'p5.asciify documentation' },
];

export function navbar(site: SiteConfig, libraryVersion: string): Navbar {
  return {
    title: 'p5.textmode.art',
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: [
      { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
      { type: 'doc', docId: 'api/index', label: 'API', position: 'left' },
      { to: '/examples', label: 'Examples', position: 'left' },
      { to: '/playground', label: 'Playground', position: 'left' },
      { type: 'doc', docId: 'community/support', label: 'Community', position: 'left' },
      { type: 'doc', docId: 'donate/index', label: 'Donate', position: 'left' },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsAfter: [
          {
            type: 'html',
            value: `Documents p5.asciify ${libraryVersion}`,
            className: 'version-note',
          },
          { label: 'Changelog', to: '/docs/help/changelog' },
        ],
      },
      { type: 'custom-motion', position: 'right' },
      {
        href: site.chatUrl,
        position: 'right',
        className: 'header-icon header-discord-link',
        'aria-label': 'Discord server',
      },
      {
        href: site.repositoryUrl,
        position: 'right',
        className: 'header-icon header-github-link',
        'aria-label': 'GitHub repository',
      },
    ],
  };
}

export function footer(site: SiteConfig): Footer {
  const year = new Date().getFullYear();
  return {
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Docs', to: '/docs/intro' },
          { label: 'API', to: '/docs/api/' },
          { label: 'Examples', to: '/examples' },
          { label: 'Playground', to: '/playground' },
          { label: 'Blog', to: '/blog' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discord', href: site.chatUrl },
          { label: 'GitHub', href: site.repositoryUrl },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Showcase', to: '/docs/community/showcase' },
          { label: 'Donate', to: '/docs/donate/' },
          { label: 'About this site', to: '/markdown-page' },
          { label: 'Read offline', to: '/markdown-page#read-offline' },
        ],
      },
      {
        title: 'Legal',
        items: [
          { label: 'Imprint', to: '/docs/legal/imprint-en' },
          { label: 'Data Protection Policy', to: '/docs/legal/data-protection-policy-en' },
        ],
      },
    ],
    copyright: `© ${year} ${externalLink('https://textmode.art', 'textmode.art')}. Built with ${externalLink('https://docusaurus.io/', 'Docusaurus')} for ${externalLink('https://github.com/humanbydefinition', 'humanbydefinition')}’s p5.asciify.`,
  };
}

export function announcementBar(
  announcement: Announcement | undefined,
): ThemeConfig['announcementBar'] {
  if (!announcement) return undefined;
  const { id, text, linkLabel, linkUrl } = announcement;
  return {
    id,
    content: `${escapeHtml(text)} ${externalLink(linkUrl, linkLabel)}.`,
    isCloseable: true,
  };
}

export function headTags(site: SiteConfig, libraryVersion: string): HtmlTagObject[] {
  const icon = (rel: string, file: string, type: string) => ({
    tagName: 'link',
    attributes: { rel, type, href: `${site.baseUrl}img/${file}` },
  });
  return [
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark' } },
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#0b0d11' } },
    icon('icon', 'favicon.svg', 'image/svg+xml'),
    icon('apple-touch-icon', 'apple-touch-icon.png', 'image/png'),
    {
      tagName: 'link',
      attributes: { rel: 'manifest', href: `${site.baseUrl}manifest.webmanifest` },
    },
    // `robots.txt` names the sitemap too, but crawlers do not read that file under a base URL.
    {
      tagName: 'link',
      attributes: { rel: 'sitemap', type: 'application/xml', href: `${site.baseUrl}sitemap.xml` },
    },
    {
      tagName: 'script',
      attributes: { type: 'application/ld+json' },
      innerHTML: JSON.stringify(structuredData(site, libraryVersion)),
    },
  ];
}

/** https://schema.org/SoftwareSourceCode */
function structuredData(site: SiteConfig, libraryVersion: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name: 'p5.asciify',
    version: libraryVersion,
    description:
      'A library that turns WEBGL p5.js sketches into ASCII and textmode art in real time.',
    author: {
      '@type': 'Person',
      name: 'humanbydefinition',
      url: 'https://github.com/humanbydefinition',
    },
    url: `${site.url}${site.baseUrl}`,
    codeRepository: site.repositoryUrl,
    license: 'https://opensource.org/license/mit',
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'Web browser',
  };
}

function externalLink(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** After the build, writes `robots.txt`: where the sitemap is, and what crawlers leave out. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function robotsPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      await writeFile(join(outDir, 'robots.txt'), renderRobotsTxt(siteConfig.url, baseUrl));
    },
  };
}

/**
 * Renders `robots.txt`. Crawlers read it only at the root of an origin: a site under a base URL has
 * to copy it there. Pages with `noindex` stay allowed, because crawlers must fetch them to see it.
 * https://www.rfc-editor.org/rfc/rfc9309
 */
export function renderRobotsTxt(siteUrl: string, baseUrl: string): string {
  return `User-agent: *
# The frames that sketches run in.
Disallow: ${baseUrl}runner/
Allow: /

Sitemap: ${siteUrl}${baseUrl}sitemap.xml
`;
}

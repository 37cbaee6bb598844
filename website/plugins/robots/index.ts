/** After the build, writes `robots.txt`: where the sitemap is, and what crawlers leave out. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderRobotsTxt } from './robotsTxt';

export default function robotsPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      await writeFile(join(outDir, 'robots.txt'), renderRobotsTxt(siteConfig.url, baseUrl));
    },
  };
}

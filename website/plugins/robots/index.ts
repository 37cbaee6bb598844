/** After the build, tells crawlers where the sitemap is, and what is no page. */
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

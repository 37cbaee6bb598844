/** After the build, writes the configuration of the places that can serve the site. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderNetlifyHeaders } from '../../../deploy/netlifyHeaders';
import { renderNginxConfig } from '../../../deploy/nginxConfig';

export default function deployFilesPlugin({ baseUrl, siteDir }: LoadContext): Plugin {
  return {
    name: 'deploy-files',
    async postBuild({ outDir }) {
      const nginxFolder = join(siteDir, '../deploy/generated');
      await mkdir(nginxFolder, { recursive: true });
      await Promise.all([
        writeFile(join(outDir, '_headers'), renderNetlifyHeaders(baseUrl)),
        writeFile(join(nginxFolder, 'nginx.conf'), renderNginxConfig(baseUrl)),
      ]);
    },
  };
}

/** Writes, after the build, the configuration of the hosts that can serve the site. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Policies } from '../../../deploy/headers';
import { renderNetlifyHeaders } from '../../../deploy/netlifyHeaders';
import { renderNginxConfig } from '../../../deploy/nginxConfig';

const nginxFolder = join(__dirname, '../../../deploy/generated');

export async function writeDeployFiles(
  outDir: string,
  baseUrl: string,
  policies: Policies,
): Promise<void> {
  await mkdir(nginxFolder, { recursive: true });
  await Promise.all([
    writeFile(join(outDir, '_headers'), renderNetlifyHeaders(baseUrl, policies)),
    writeFile(join(nginxFolder, 'nginx.conf'), renderNginxConfig(baseUrl, policies)),
  ]);
}

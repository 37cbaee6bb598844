/**
 * Builds the site: Docusaurus first, and then, in this order, what needs every file to be there.
 * (Docusaurus runs the `postBuild` steps of its plugins at the same time.)
 *
 * Options are those of `docusaurus build`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDeployFiles } from './plugins/deploy-files';
import { writeOfflinePage } from './plugins/offline/writeOfflinePage';
import { writeServiceWorker } from './plugins/offline/writeServiceWorker';
import { writeZip } from './plugins/offline/writeZip';
import { applySecurityPolicy } from './plugins/security-policy';
import { readSiteConfig } from './site.config';

const siteFolder = __dirname;
const args = process.argv.slice(2);

const { status } = spawnSync('npx', ['docusaurus', 'build', ...args], {
  cwd: siteFolder,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
if (status === 0) void finish();

async function finish(): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { 'out-dir': { type: 'string' } },
    strict: false,
  });
  const outDir = resolve(siteFolder, String(values['out-dir'] ?? 'build'));
  const site = readSiteConfig(process.env);
  try {
    if (site.offline) await writeOfflinePage(outDir, site.baseUrl);
    const policies = await applySecurityPolicy(outDir, site);
    await writeDeployFiles(outDir, site.baseUrl, policies);
    // Nothing may change after these two: one knows every file, the other holds it.
    await writeServiceWorker(outDir, site);
    await writeZip(outDir, site.baseUrl);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

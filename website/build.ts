/**
 * Builds the library and the site: Docusaurus first, whose plugins make the library and its reference
 * while others are loaded, and then, in this order, what needs every file to be there. (Docusaurus
 * runs the `postBuild` steps of its plugins at the same time.)
 *
 * Options are those of `docusaurus build`. `DOCUSAURUS_PERF_LOGGER=true` prints what each step takes.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PerfLogger } from '@docusaurus/logger';
import { forgetOldResults } from './cache/remember';
import { writeDeployFiles } from './plugins/deploy-files';
import { writeOfflinePage } from './plugins/offline/writeOfflinePage';
import { writeServiceWorker } from './plugins/offline/writeServiceWorker';
import { writeZip } from './plugins/offline/writeZip';
import { applySecurityPolicy } from './plugins/security-policy';
import { runProgram } from './runProgram';
import { readSiteConfig } from './site.config';

const siteFolder = __dirname;

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function build(args: string[]): Promise<void> {
  const site = readSiteConfig(process.env);
  await runDocusaurus(args);

  const { values } = parseArgs({
    args,
    options: { 'out-dir': { type: 'string' } },
    strict: false,
  });
  const outDir = resolve(siteFolder, String(values['out-dir'] ?? 'build'));
  if (site.offline) await writeOfflinePage(outDir, site.baseUrl);
  const policies = await PerfLogger.async('security-policy', () =>
    applySecurityPolicy(outDir, site),
  );
  await writeDeployFiles(outDir, site.baseUrl, policies);
  // Nothing may change after these two: one knows every file, the other holds it.
  await PerfLogger.async('service-worker', () => writeServiceWorker(outDir, site));
  await PerfLogger.async('zip', () => writeZip(outDir, site.baseUrl));
  await forgetOldResults();
}

function runDocusaurus(args: readonly string[]): Promise<void> {
  const program = join(require.resolve('@docusaurus/core/package.json'), '../bin/docusaurus.mjs');
  // A build makes much that is needed for a moment only. With room for it, less time goes into
  // telling it from what is kept.
  const withRoom = '--max-semi-space-size=64';
  return runProgram(process.execPath, [withRoom, program, 'build', ...args], siteFolder);
}

import { PerfLogger } from '@docusaurus/logger';
import { forgetOldResults } from './cache/cached';
import { writeBaseUrlBanner } from './plugins/base-url-banner';
import { writeDeployFiles } from './plugins/deploy-files';
import { writeOfflinePage } from './plugins/offline/offlinePage';
import { writeServiceWorker } from './plugins/offline/writeServiceWorker';
import { writeZip } from './plugins/offline/writeZip';
import { applySecurityPolicy } from './plugins/security-policy';
import type { SiteConfig } from './site.config';

/**
 * Takes the steps that need every file to be there, one after another. (Docusaurus runs the
 * `postBuild` steps of its plugins at the same time.)
 *
 * @param outDir The folder of the built site.
 */
export async function finishBuild(outDir: string, site: SiteConfig): Promise<void> {
  if (site.offline) await writeOfflinePage(outDir, site.baseUrl);
  await writeBaseUrlBanner(outDir, site.baseUrl);
  const policies = await PerfLogger.async('security-policy', () =>
    applySecurityPolicy(outDir, site),
  );
  await writeDeployFiles(outDir, site.baseUrl, policies);
  // No file may change after these steps: the service worker lists a hash of every file, and the
  // zip holds a copy.
  await PerfLogger.async('service-worker', () => writeServiceWorker(outDir, site));
  await PerfLogger.async('zip', () => writeZip(outDir, site.baseUrl));
  await forgetOldResults();
}

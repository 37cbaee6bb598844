import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../site.config';
import { bundleScript } from '../bundleScript';
import { listFiles, savedFiles } from './builtFiles';

const folder = join(__dirname, '../../src/offline/worker');

/**
 * Writes the service worker, which names every file of the offline copy, and `offline.json` with
 * the size of the copy. Where copies are switched off, the worker removes existing copies.
 */
export async function writeServiceWorker(
  outDir: string,
  { baseUrl, offline }: Pick<SiteConfig, 'baseUrl' | 'offline'>,
): Promise<void> {
  const files = offline ? savedFiles(listFiles(outDir), baseUrl) : [];
  const worker = offline
    ? await bundleScript(join(folder, 'main.ts'), {
        SAVED_FILES: files.map(({ url, hash }) => [url, hash]),
        // In any other environment Workbox logs to the console.
        'process.env.NODE_ENV': 'production',
      })
    : await bundleScript(join(folder, 'off.ts'));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  await Promise.all([
    writeFile(join(outDir, 'sw.js'), worker),
    writeFile(join(outDir, 'offline.json'), JSON.stringify({ files: files.length, bytes })),
  ]);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../site.config';
import { bundleScript } from '../bundleScript';
import { listFiles } from './listFiles';
import { savedFiles } from './savedFiles';

const folder = join(__dirname, '../../src/offline/worker');

/**
 * Writes the service worker, which names every file of the copy, and the size of the copy. Where
 * copies are switched off, it is one that removes them.
 */
export async function writeServiceWorker(
  outDir: string,
  { baseUrl, offline }: Pick<SiteConfig, 'baseUrl' | 'offline'>,
): Promise<void> {
  const files = offline ? savedFiles(await listFiles(outDir), baseUrl) : [];
  const worker = offline
    ? await bundleScript(join(folder, 'main.ts'), {
        SAVED_FILES: files.map(({ url, hash }) => [url, hash]),
        // Elsewhere Workbox logs what it does.
        'process.env.NODE_ENV': 'production',
      })
    : await bundleScript(join(folder, 'off.ts'));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  await Promise.all([
    writeFile(join(outDir, 'sw.js'), worker),
    writeFile(join(outDir, 'offline.json'), JSON.stringify({ files: files.length, bytes })),
  ]);
}

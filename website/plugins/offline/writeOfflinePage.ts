import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderOfflinePage, styleSheetsOf } from './offlinePage';

/** Writes the page that stands in for those that an offline copy does not hold. */
export async function writeOfflinePage(outDir: string, baseUrl: string): Promise<void> {
  const styleSheets = styleSheetsOf(await readFile(join(outDir, '404.html'), 'utf8'));
  const folder = join(outDir, 'offline');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), renderOfflinePage({ baseUrl, styleSheets }));
}

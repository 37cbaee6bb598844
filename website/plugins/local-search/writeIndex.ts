/** Writes the index under a name that changes with its content, and the manifest with that name. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestPath, packIndex, type SearchIndex, type SearchManifest } from './searchIndex';

export async function writeIndex(outDir: string, index: SearchIndex): Promise<SearchManifest> {
  const content = JSON.stringify(packIndex(index));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const manifest: SearchManifest = { index: `assets/search/index.${hash}.json` };
  await Promise.all([
    write(join(outDir, manifest.index), content),
    write(join(outDir, manifestPath), JSON.stringify(manifest)),
  ]);
  return manifest;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

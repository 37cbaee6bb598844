import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is served, such as the picture of the colours of a frame. */
export interface Asset {
  /** Path below the base URL. */
  path: string;
  content: Buffer;
}

/** Writes files below a folder, where pages ask for them. */
export async function writeAssets(folder: string, assets: readonly Asset[]): Promise<void> {
  for (const { path, content } of assets) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** What pages get of a kind of sketches, such as exercises: data that they import, and files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is served, such as the picture of the colours of a frame. */
export interface Asset {
  /** Path below the base URL. */
  path: string;
  content: Buffer;
}

export interface SiteData {
  /** By the name with which pages import it: `@generated/sketches/default/<name>.json`. */
  data: Readonly<Record<string, object>>;
  assets: readonly Asset[];
}

/** Puts together the data of several kinds. */
export function mergeData(kinds: readonly SiteData[]): SiteData {
  return {
    data: Object.fromEntries(kinds.flatMap(({ data }) => Object.entries(data))),
    assets: kinds.flatMap(({ assets }) => assets),
  };
}

/** Writes files below a folder, where pages ask for them. */
export async function writeAssets(folder: string, assets: readonly Asset[]): Promise<void> {
  for (const { path, content } of assets) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

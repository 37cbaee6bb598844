import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { openFiles } from '../../openFiles';
import { zipName } from '../../shared/addresses';

export interface BuiltFile {
  /** Path in the folder of the site, with slashes. */
  path: string;
  content: Buffer;
}

/** Every file of a built site except its zip, sorted by path. */
export async function listFiles(outDir: string): Promise<BuiltFile[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== zipName)
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path,
      content: await openFiles(() => readFile(join(outDir, path))),
    })),
  );
}

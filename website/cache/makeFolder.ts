/** Makes a folder of files only when what it is made from has changed, or the folder itself. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash, filesHash } from './contentHash';
import { cacheFolder } from './cached';

export interface MadeFolder {
  /** Names the folder. */
  name: string;
  folder: string;
  /** Changes with everything that the files are made from. */
  version: string;
  make: () => Promise<void>;
}

/** @returns whether the folder had to be made. */
export async function makeFolder(
  { name, folder, version, make }: MadeFolder,
  notes = join(cacheFolder, 'folders'),
): Promise<boolean> {
  const note = join(notes, name);
  const state = (): string => contentHash([version, filesHash(folder, ['.'])]);
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  if (noted === state()) return false;
  await make();
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, state());
  return true;
}

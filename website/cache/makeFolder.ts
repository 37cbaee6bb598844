/** Makes a folder of files only when what it is made from has changed, or the folder itself. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
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

/**
 * If another process is making the folder already, waits for it, and finds the folder made.
 *
 * @returns whether the folder had to be made.
 */
export async function makeFolder(
  { name, folder, version, make }: MadeFolder,
  notes = join(cacheFolder, 'folders'),
): Promise<boolean> {
  await mkdir(notes, { recursive: true });
  const note = join(notes, name);
  const release = await lock(note, untilReleased);
  try {
    const state = (): string => contentHash([version, filesHash(folder, ['.'])]);
    const noted = await readFile(note, 'utf8').catch(() => undefined);
    if (noted === state()) return false;
    await make();
    await writeFile(note, state());
    return true;
  } finally {
    await release();
  }
}

/**
 * A lock counts as left behind when nothing has renewed it for two minutes. A process renews its own
 * between two tasks, and loading the modules of a build keeps it from that for more than ten seconds
 * on a busy machine: with the default, another process would take the lock meanwhile. Only a process
 * that is killed outright leaves its lock.
 */
const untilReleased = {
  realpath: false,
  stale: 120_000,
  retries: { forever: true, minTimeout: 50, maxTimeout: 50 },
};

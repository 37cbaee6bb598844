/** Keeps results of slow steps by the content of what they were made from. */
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeVersion } from './sources';
import { contentHash } from './contentHash';

export const cacheFolder = join(__dirname, '../node_modules/.cache/site');

type Content = string | Uint8Array;

export class Memory {
  /** Results that are being made, for those who ask meanwhile. */
  readonly #coming = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly folder: string,
    private readonly version: () => string,
  ) {}

  /**
   * @param kind Names the step.
   * @param inputs Everything that the result depends on besides the site's code.
   * @param make Called when there is no result for these inputs yet.
   */
  cached(
    kind: string,
    inputs: readonly Content[],
    make: () => Content | Promise<Content>,
  ): Promise<Buffer> {
    const file = join(this.folder, kind, contentHash([this.version(), ...inputs]));
    const coming = this.#coming.get(file) ?? readOrMake(file, make);
    this.#coming.set(file, coming);
    return coming.finally(() => this.#coming.delete(file));
  }

  /** Removes what has not been asked for since then. */
  async forget(before: Date): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      if ((await stat(file)).mtime < before) await rm(file);
    }
  }
}

// A result is small, and read at once: four turns of the event loop for each of a thousand take a
// build a second.
async function readOrMake(file: string, make: () => Content | Promise<Content>): Promise<Buffer> {
  const kept = readKept(file);
  if (kept) {
    const now = new Date();
    utimesSync(file, now, now);
    return kept;
  }
  const made = Buffer.from(await make());
  mkdirSync(dirname(file), { recursive: true });
  // Written under another name and then renamed, so that nobody reads half of a file when two builds
  // run at the same time or this one is stopped.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}

function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const memory = new Memory(join(cacheFolder, 'results'), codeVersion);

export const cached = memory.cached.bind(memory);

const day = 24 * 60 * 60 * 1000;

/** To be called after a build, so that the cache does not grow for ever. */
export function forgetOldResults(): Promise<void> {
  return memory.forget(new Date(Date.now() - 7 * day));
}

import { zipSync, type Zippable } from 'fflate';

/** A fixed time, the earliest that a zip can hold, so that the same files give the same zip. */
const mtime = new Date(1980, 0, 1);

/** Packs files, by their paths. The bytes depend on nothing but the files. */
export function steadyZip(files: Zippable): Uint8Array {
  return zipSync(files, { mtime });
}

/** How the build packs files, and where it puts those of the development server. */
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** A fixed time, the earliest that a zip can hold, so that the same files give the same zip. */
const mtime = new Date(1980, 0, 1);

/**
 * Packs files. The bytes depend on nothing but them and the release of fflate.
 *
 * @param files Texts and other contents, by their paths in the zip.
 */
export function deterministicZip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const contents = Object.entries(files).map(([path, content]): [string, Uint8Array] => [
    path,
    Buffer.from(content),
  ]);
  return zipSync(Object.fromEntries(contents), { mtime });
}

/**
 * Where plugins put, for `npm run dev`, the files that they otherwise add to the built site: the
 * development server builds nothing, but serves this folder.
 */
export const devFolder = join(__dirname, '.docusaurus-dev');

export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

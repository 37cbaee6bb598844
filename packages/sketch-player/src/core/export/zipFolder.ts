import { strToU8, zipSync } from 'fflate';

/**
 * Packs files, given by their paths, as a zip. It packs them in the page: `zip()` of the same package
 * makes workers of blobs, which the policy of a page may refuse.
 */
export function zipFolder(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  return new Uint8Array(zipSync(bytes, { level: 6 }));
}

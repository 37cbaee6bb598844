import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A name for these contents, in this order, and for no others. */
export function contentHash(contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) {
    const bytes = Buffer.from(content);
    // The lengths are hashed too, because "ab", "c" and "a", "bc" are different contents.
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * A name for the files at these paths, folders with all that is in them.
 *
 * @param base What the paths are relative to; only what is below it is part of the name.
 */
export function filesHash(base: string, paths: readonly string[]): string {
  const files = paths.flatMap((path) => filesAt(join(base, path))).sort();
  return contentHash(
    files.flatMap((file) => [relative(base, file).split(sep).join('/'), readFileSync(file)]),
  );
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

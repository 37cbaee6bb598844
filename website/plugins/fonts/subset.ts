/** Cuts the fonts that the site serves from the files of their packages. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Face } from './faces';

const { resolve } = createRequire(import.meta.url);

export async function subset({ source, characters, weights }: Face): Promise<Buffer> {
  return subsetFont(await readFile(resolve(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    // Hints only sharpen outlines on old low-resolution screens, and are a fifth of a file.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

/** The file's name contains a hash of its content, so browsers may cache the file for ever. */
export function servedName(face: Face, content: Buffer): string {
  return `${face.name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`;
}

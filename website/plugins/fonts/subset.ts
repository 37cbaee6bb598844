/** Cuts a served font from its package's file. */
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
    // Hints sharpen outlines on old low-resolution screens only, and are a fifth of a file.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

/** The name carries a hash of the content, so browsers may keep the file for ever. */
export function servedName(face: Face, content: Buffer): string {
  return `${face.name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`;
}

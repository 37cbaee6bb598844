import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The packages of this repository that readers load: the library, and its shape renderer. */
export const libraryPackages = ['p5.asciify', 'p5.asciify-shape'] as const;
export type LibraryPackage = (typeof libraryPackages)[number];

const manifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)) });

/** The version of p5.asciify that the site documents, or of another package that it serves. */
export function readLibraryVersion(name: LibraryPackage = 'p5.asciify'): string {
  const manifest = new URL(`../packages/${name}/package.json`, import.meta.url);
  return v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8'))).version;
}

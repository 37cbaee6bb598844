import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const manifestPath = new URL('../packages/p5.asciify/package.json', import.meta.url);
const manifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)) });

/** The version of p5.asciify that the site documents: that of the package in this repository. */
export function readLibraryVersion(): string {
  return v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8'))).version;
}

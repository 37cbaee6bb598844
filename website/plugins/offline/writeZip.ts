import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deterministicZip } from '../../files';
import { listFiles, type BuiltFile } from './builtFiles';
import { zipName } from '../../shared/addresses';

/** Writes the whole site into one file, to be served by any static server. */
export async function writeZip(outDir: string, baseUrl: string): Promise<void> {
  await writeFile(join(outDir, zipName), zipSite(listFiles(outDir), baseUrl));
}

export function zipSite(files: readonly BuiltFile[], baseUrl: string): Uint8Array {
  // Addresses in pages begin with the base URL, so the files lie in its folders in the zip.
  const folder = baseUrl.slice(1);
  return deterministicZip({
    'READ ME.txt': instructions(baseUrl),
    ...Object.fromEntries(files.map(({ path, content }) => [folder + path, content])),
  });
}

function instructions(baseUrl: string): string {
  return `The documentation of p5.asciify, with its live examples.

Browsers do not run the examples from files, so you need a web server. Unpack this file, and run one
of these commands in the folder of this text:

  python3 -m http.server 8080
  npx serve -l 8080

Then open http://localhost:8080${baseUrl}

You do not need a network.
`;
}

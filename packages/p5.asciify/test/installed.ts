import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder where an installed package keeps its published files. */
export function installed(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return dirname(require.resolve(join(folder, name, 'package.json')));
    } catch {
      // Not in this node_modules folder; npm may have hoisted it to the next one up.
    }
  }
  throw new Error(`${name}: expected it to be installed, found it in no node_modules folder.`);
}

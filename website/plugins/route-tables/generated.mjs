import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layoutChunks, numberChunks, renameChunks } from './tables.mjs';

const files = ['routesChunkNames.json', 'registry.js', 'routes.js'];

/**
 * Reads the tables that the framework has written.
 *
 * @param {string} folder Folder of the tables.
 */
export function readTables(folder) {
  const [chunkNames = '', registry = '', routes = ''] = files.map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const numbers = numberChunks(chunkNames, registry);
  const numbered = renameChunks(chunkNames, numbers);
  return { numbers, routes, chunkNames: numbered, layouts: layoutChunks(numbered, routes) };
}

/**
 * Reads the tables beside the one that a loader transforms, and makes the loader depend on them.
 *
 * @param {import('webpack').LoaderContext<unknown>} loader
 */
export function readTablesFor(loader) {
  const folder = dirname(loader.resourcePath);
  for (const file of files) loader.addDependency(join(folder, file));
  return readTables(folder);
}

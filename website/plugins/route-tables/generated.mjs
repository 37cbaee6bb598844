import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { numberChunks, renameChunks } from './tables.mjs';

/**
 * Reads a table that the framework has written beside the one that a loader is given.
 *
 * @param {import('webpack').LoaderContext<unknown>} loader
 * @param {string} file
 */
function read(loader, file) {
  const path = join(dirname(loader.resourcePath), file);
  loader.addDependency(path);
  return readFileSync(path, 'utf8');
}

/** @param {import('webpack').LoaderContext<unknown>} loader */
export function readTables(loader) {
  const chunkNames = read(loader, 'routesChunkNames.json');
  const numbers = numberChunks(chunkNames, read(loader, 'registry.js'));
  return {
    numbers,
    routes: read(loader, 'routes.js'),
    chunkNames: renameChunks(chunkNames, numbers),
  };
}

import { readTables } from './generated.mjs';
import { renameChunks } from './tables.mjs';

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
export default function numberedChunks(source) {
  return renameChunks(source, readTables(this).numbers);
}

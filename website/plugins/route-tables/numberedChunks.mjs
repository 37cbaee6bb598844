import { readTablesFor } from './generated.mjs';
import { joinLayouts, renameChunks } from './tables.mjs';

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
export default function numberedChunks(source) {
  const { numbers, layouts } = readTablesFor(this);
  return joinLayouts(renameChunks(source, numbers), layouts);
}

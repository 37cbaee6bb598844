import { readTablesFor } from './generated.mjs';
import { compactRoutes } from './tables.mjs';

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
export default function shortRoutes(source) {
  return compactRoutes(source, readTablesFor(this).chunkNames);
}

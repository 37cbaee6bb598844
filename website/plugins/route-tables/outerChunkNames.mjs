import { readTablesFor } from './generated.mjs';
import { outerChunkNames } from './tables.mjs';

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source With numbered chunks. */
export default function onlyOuterChunkNames(source) {
  return outerChunkNames(source, readTablesFor(this).routes);
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortDocs } from './shortDocs.mjs';

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
export default function docsFromRoutes(source) {
  const file = join(dirname(this.resourcePath), 'routes.js');
  this.addDependency(file);
  return shortDocs(source, readFileSync(file, 'utf8'));
}

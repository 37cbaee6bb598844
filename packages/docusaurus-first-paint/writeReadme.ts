/** Writes the tables of README.md anew: `npm run readme -w docusaurus-first-paint`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './src/describePatches';

const file = new URL('README.md', import.meta.url).pathname;
writeFileSync(file, withTables(readFileSync(file, 'utf8')));

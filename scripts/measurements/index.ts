/** `npm run measurements`: writes what tests and benchmarks have measured into pages of the docs. */
import { readFile, writeFile } from 'node:fs/promises';
import { fillPage, partsOfPages } from './pages';

for (const [path, readParts] of Object.entries(partsOfPages)) {
  const file = new URL(`../../${path}`, import.meta.url);
  await writeFile(file, fillPage(await readFile(file, 'utf8'), readParts()));
  console.log(path);
}

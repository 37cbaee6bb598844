/**
 * `npm run prose`: looks for words that the site does not use (`rules.ts`) in pages, blog posts,
 * descriptions of examples and the comments that the API reference shows. `npm run prose:words -- intro` reads only files with that in their path.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComments, readExample, readPage, type Passage } from './readProse';
import { findForbidden } from './findForbidden';

const repository = join(import.meta.dirname, '../..');

const sources = [
  { folder: 'website/docs', files: /\.mdx$/, read: readPage },
  { folder: 'website/blog', files: /\.mdx$/, read: readPage },
  { folder: 'website/src/pages', files: /\.mdx$/, read: readPage },
  { folder: 'examples', files: /example\.json$/, read: readExample },
  { folder: 'packages/p5.asciify/src', files: /\.ts$/, read: readComments },
  { folder: 'packages/p5.asciify-shape/src', files: /\.ts$/, read: readComments },
];

const wanted = process.argv.slice(2);
let filesRead = 0;
let found = 0;
for (const { folder, files, read } of sources) {
  for (const name of readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!files.test(path)) continue;
    if (wanted.length > 0 && !wanted.some((part) => path.includes(part))) continue;
    filesRead++;
    for (const passage of passagesOf(path, read)) {
      for (const { match, instead } of findForbidden(passage)) {
        console.error(`${path}:${passage.line}: "${match}": write ${instead}.`);
        found++;
      }
    }
  }
}
if (filesRead === 0) throw new Error(`No file has ${wanted.join(' or ')} in its path.`);
console.log(`Prose: ${filesRead} files read, ${found} forbidden words found.`);
if (found > 0) process.exitCode = 1;

/** @throws Error that names the file, where it cannot be parsed. */
function passagesOf(path: string, read: (source: string) => Passage[]): Passage[] {
  try {
    return read(readFileSync(join(repository, path), 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${String(cause)}`, { cause });
  }
}

/**
 * `npm run prose:words`: looks for words that the site does not use (`rules.ts`) and for slips
 * (`findSlips.ts`) in everything that visitors read. `npm run prose:words -- intro` reads only files
 * with that in their path.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPassage } from './checkPassage';
import type { Passage } from './passage';
import { scanBlocks, scanComments } from '../../website/shared/scanBlocks';
import { readCode } from './readCode';
import { readComments } from './readComments';
import { readPage } from './readPage';
import { readRecord } from './readRecord';
import { readMessages, readTexts } from './readTexts';

const repository = join(import.meta.dirname, '../..');

interface Source {
  folder: string;
  files: RegExp;
  /** Files that another source reads. */
  but?: RegExp;
  read: (source: string) => Passage[];
}

const readSamples = (blocks: ReturnType<typeof scanBlocks>): Passage[] =>
  blocks.flatMap(({ code, line }) => readCode(code, line + 1));

const pages = {
  files: /\.mdx$/,
  read: (source: string) => [...readPage(source), ...readSamples(scanBlocks(source, ''))],
};
const comments = {
  files: /\.ts$/,
  read: (source: string) => [...readComments(source), ...readSamples(scanComments(source, ''))],
};
/** Sketches: their comments, and their sentences, such as the descriptions of their canvases. */
const readSketch = (source: string): Passage[] => [...readCode(source), ...readTexts(source)];
const messages = { files: /\/messages(?:\/\w+\.tsx?|\.ts)$/, read: readMessages };
const texts = {
  files: /(?<!\.test|\.d|messages)\.(?:tsx?|mjs)$/,
  but: messages.files,
  read: readTexts,
};
/** Labels of the navigation, the sidebar, the search and the footer. */
const labels = { files: /^website\/\w+(?:\.config)?\.ts$/, read: readTexts };

const libraries = ['packages/p5.asciify/src', 'packages/p5.asciify-shape/src'];
const interfaces = [
  'website/src',
  'website/plugins',
  'packages/docusaurus-first-paint/src',
  'packages/docusaurus-local-search/src',
  'packages/sketch-player/src',
  ...libraries,
];

/** Folders of sketches that pages show. */
const sketches = ['examples', 'course'];

const sources: Source[] = [
  { folder: 'website/docs', ...pages },
  { folder: 'website/blog', ...pages },
  { folder: 'website/src/pages', ...pages },
  ...sketches.map((folder) => ({
    folder,
    files: /(?:example|prediction|story)\.json$/,
    read: readRecord,
  })),
  { folder: 'website/src/data', files: /\.json$/, read: readRecord },
  { folder: 'website/plugins/glossary', files: /\.json$/, read: readRecord },
  ...sketches.map((folder) => ({ folder, files: /sketch\.js$/, read: readSketch })),
  { folder: 'exercises', files: /exercise\.json$/, read: readRecord },
  { folder: 'exercises', files: /\.js$/, read: readSketch },
  { folder: 'website/plugins/sketches/templates', files: /\.[jt]s$/, read: readSketch },
  ...libraries.map((folder) => ({ folder, ...comments })),
  { folder: 'website', ...labels },
  ...interfaces.map((folder) => ({ folder, ...texts })),
  ...interfaces.map((folder) => ({ folder, ...messages })),
];

const wanted = process.argv.slice(2);
const filesRead = new Set<string>();
let found = 0;
for (const { folder, files, but, read } of sources) {
  for (const name of readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!files.test(path) || but?.test(path)) continue;
    if (wanted.length > 0 && !wanted.some((part) => path.includes(part))) continue;
    filesRead.add(path);
    for (const passage of passagesOf(path, read)) {
      for (const { rule, match, advice } of checkPassage(passage)) {
        console.error(`${path}:${passage.line}: "${match}": ${advice} (${rule}).`);
        found++;
      }
    }
  }
}
if (filesRead.size === 0) throw new Error(`No file has ${wanted.join(' or ')} in its path.`);
console.log(`Prose: ${filesRead.size} files read, ${found} findings.`);
if (found > 0) process.exitCode = 1;

/** @throws Error that names the file, where it cannot be parsed. */
function passagesOf(path: string, read: (source: string) => Passage[]): Passage[] {
  try {
    return read(readFileSync(join(repository, path), 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${String(cause)}`, { cause });
  }
}

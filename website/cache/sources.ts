import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPackages } from '../libraryVersion';
import { contentHash, filesHash } from './contentHash';

const website = join(__dirname, '..');
const packages = join(website, '../packages');
/** Folders that hold texts and files rather than code. A step that reads one has it as an input. */
const content = new Set(['blog', 'build', 'docs', 'node_modules', 'static']);

let version: string | undefined;

/** Changes with the code of the site and of its packages, what is installed, and Node. */
export function codeVersion(): string {
  version ??= contentHash([
    process.version,
    filesHash(
      website,
      readdirSync(website).filter((name) => !content.has(name) && !name.startsWith('.')),
    ),
    filesHash(packages, packagesOfSite()),
    filesHash(join(website, '..'), ['package-lock.json']),
  ]);
  return version;
}

/** The sources of the packages, but not of those that readers load: steps that read them say so. */
function packagesOfSite(): string[] {
  const names = readdirSync(packages).filter((name) => !name.startsWith('p5.asciify'));
  return names.flatMap((name) => [join(name, 'src'), join(name, 'package.json')]);
}

/** What the library, its shape renderer, their packages and references are made from. */
const libraryFiles = [
  'tsconfig.base.json',
  'scripts/bundleDeclarations.js',
  'packages/p5.asciify/requireP5.cjs',
  'packages/p5.asciify/LICENSE-press-start-2p.txt',
  'packages/p5.asciify-shape/tsconfig.docs.json',
  ...libraryPackages.flatMap((name) =>
    [
      'src',
      'package.json',
      'tsconfig.json',
      'tsconfig.build.json',
      'vite.config.ts',
      'README.md',
    ].map((file) => `packages/${name}/${file}`),
  ),
];

/** Changes with what the library, its shape renderer, their packages and references are made from. */
export const librarySources = (): string => filesHash(join(__dirname, '../..'), libraryFiles);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, filesHash } from './contentHash';

const website = join(__dirname, '..');
/** What is written, not code: each step names what it reads of it. */
const content = new Set(['blog', 'build', 'docs', 'node_modules', 'static']);

/** Packages of this repository whose code the site's build runs, or bundles. */
const packages = ['sketch-player', 'docusaurus-first-paint', 'docusaurus-local-search'].map(
  (name) => `packages/${name}`,
);

let version: string | undefined;

/** Changes with the site's code, its packages, what is installed, and Node. */
export function codeVersion(): string {
  const code = readdirSync(website).filter((name) => !content.has(name) && !name.startsWith('.'));
  version ??= contentHash([
    process.version,
    filesHash(website, code),
    filesHash(join(website, '..'), ['package-lock.json', ...packages]),
  ]);
  return version;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, filesHash } from './contentHash';

const website = join(__dirname, '..');
const repository = join(website, '..');
/** What is written, not code: each step names what it reads of it. */
const content = new Set(['blog', 'build', 'docs', 'node_modules', 'static']);

let version: string | undefined;

/** Changes with the code of the site and of its packages, what is installed, and Node. */
export function codeVersion(): string {
  const code = readdirSync(website).filter((name) => !content.has(name) && !name.startsWith('.'));
  // The library is named by the steps that read it.
  const packages = readdirSync(join(repository, 'packages'))
    .filter((name) => name !== 'p5.asciify')
    .map((name) => `packages/${name}/src`);
  version ??= contentHash([
    process.version,
    filesHash(website, code),
    filesHash(repository, ['package-lock.json', ...packages]),
  ]);
  return version;
}

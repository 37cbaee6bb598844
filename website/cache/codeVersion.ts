import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, filesHash } from './contentHash';

const website = join(__dirname, '..');
/** What is written, not code: each step names what it reads of it. */
const content = new Set(['blog', 'build', 'docs', 'node_modules', 'static']);

let version: string | undefined;

/** Changes with the site's code, what is installed, and Node. */
export function codeVersion(): string {
  const code = readdirSync(website).filter((name) => !content.has(name) && !name.startsWith('.'));
  version ??= contentHash([
    process.version,
    filesHash(website, code),
    filesHash(join(website, '..'), ['package-lock.json']),
  ]);
  return version;
}

/**
 * Builds the site of this folder in three ways, and serves them: as it comes, with the package on
 * top, and with the package beside Algolia's theme. Playwright starts it (playwright.config.ts).
 */
import { spawn } from 'node:child_process';
import { createReadStream, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone, besideTheme, plain, type Variant } from './variants';

const site = fileURLToPath(new URL('./site', import.meta.url));
// Inside the site: the framework runs the scripts there as its package.json says, not as modules.
const builds = join(site, 'build');
const docusaurus = join(
  createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
  '../bin/docusaurus.mjs',
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

rmSync(builds, { recursive: true, force: true });
const variants = [plain, alone, besideTheme];
await Promise.all(variants.map(build));
variants.forEach(serve);

function build({ name, env }: Variant): Promise<void> {
  const options = ['build', '--out-dir', join(builds, name), '--no-minify'];
  const child = spawn(process.execPath, [docusaurus, ...options], {
    cwd: site,
    env: {
      ...process.env,
      ...env,
      // The builds run at the same time: they would overwrite one another's generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build “${name}” ended with ${code}.`)),
    );
  });
}

function serve({ name, origin }: Variant): void {
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(builds, name, pathname.replace(/^\/garden\//, '/'));
    const file = [path, `${path}.html`, join(path, 'index.html')].find((candidate) =>
      statSync(candidate, { throwIfNoEntry: false })?.isFile(),
    );
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(response);
  }).listen(Number(new URL(origin).port), '127.0.0.1');
}

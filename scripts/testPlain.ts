/**
 * Builds the site as the framework has it, without what makes pages paint first, and runs the main
 * paths on it: `npm run test:plain`. Tests of these paths have the tag `@main`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, run } from './run.js';

await main(() => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-site-'));
  try {
    run('npm', ['run', 'build', '--', '--out-dir', folder], { env: { FIRST_PAINT: 'off' } });
    const options = ['-c', 'e2e', '--grep', '@main', ...process.argv.slice(2)];
    run('npx', ['playwright', 'test', ...options], { env: { SITE_FOLDER: folder } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

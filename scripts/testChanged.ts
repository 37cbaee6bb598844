/**
 * Runs the tests that a change can have broken: `npm run test:changed`, or
 * `npm run test:changed -- <commit>` for everything since a commit. By default, what is not
 * committed counts. `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process';
import { testsFor } from './changedTests';
import { provenPackages } from './proofs/packagesFingerprint';
import { main, run } from './run.js';
import { provideTestEnvironment } from './testEnvironment.js';

await main(async () => {
  const since = process.argv[2] ?? 'HEAD';
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', '--no-renames', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  run('npx', ['vitest', 'run', `--changed=${since}`, '--passWithNoTests']);
  const tests = await testsFor(files);
  if (tests.size === 0) {
    console.log('No browser test depends on this change.');
    return;
  }
  // With another browser than that of `npm test`, no proof would count.
  const env = await provideTestEnvironment();
  run('npm', ['run', 'build'], { env });
  for (const [folder, specs] of tests) {
    if (provenPackages.includes(folder)) {
      run('npx', ['tsx', 'scripts/proofs/suite.ts', folder, '--reporter=dot'], { env });
    } else {
      run('npx', ['playwright', 'test', '-c', folder, ...specs], { env });
    }
  }
});

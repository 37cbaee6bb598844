/**
 * Runs the tests that a change can have broken: `npm run test:changed`, or
 * `npm run test:changed -- <commit>` for everything since a commit. By default, what is not
 * committed counts. `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process';
import { testsFor } from './changedTests';
import { main, run } from './run.js';

await main(async () => {
  const since = process.argv[2] ?? 'HEAD';
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  run('npx', ['vitest', 'run', `--changed=${since}`, '--passWithNoTests']);
  const tests = await testsFor(files);
  if (tests.size === 0) {
    console.log('No browser test depends on this change.');
    return;
  }
  run('npm', ['run', 'build']);
  for (const [folder, specs] of tests) run('npx', ['playwright', 'test', '-c', folder, ...specs]);
});

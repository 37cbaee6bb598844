/**
 * Runs the tests that a change can have broken: `npm run test:changed`, or
 * `npm run test:changed -- <commit>` for everything since a commit. By default, what is not
 * committed counts. `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process';
import { testsFor } from './changedTests.js';
import { main, run } from './run.js';

/** The folders with a Playwright configuration of their own. */
const configurations = [
  'packages/p5.asciify',
  'packages/p5.asciify-shape',
  'packages/docusaurus-local-search',
  'packages/docusaurus-first-paint/test',
  'e2e',
  'engines',
];

await main(() => {
  const since = process.argv[2] ?? 'HEAD';
  const list = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  run('npx', ['vitest', 'run', `--changed=${since}`, '--passWithNoTests']);
  const tests = testsFor(files);
  if (tests.length === 0) {
    console.log('No browser test depends on this change.');
    return;
  }
  run('npm', ['run', 'build']);
  for (const configuration of configurations) {
    const own = tests.filter((test) => test.startsWith(`${configuration}/`));
    if (own.length > 0) run('npx', ['playwright', 'test', '-c', configuration, ...own]);
  }
});

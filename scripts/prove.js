/**
 * `npm run prove`: runs the tests of sketches and packages that have changed, and records which of them
 * passed.
 */
import { main, run } from './run.js';

const packages = ['packages/p5.asciify', 'packages/p5.asciify-shape'];
const files = [
  ...['examples', 'exercises', 'flashing', 'mutated-sources', 'rescued-sketches', 'samples'],
];

await main(() => {
  for (const folder of packages) {
    run('npx', ['tsx', 'scripts/proofs/suite.ts', folder, '--record', '--reporter=dot']);
  }
  const tests = files.map((name) => `e2e/${name}.spec`);
  const reporter = '--reporter=dot,./scripts/proofs/reporter.ts';
  run('npx', ['playwright', 'test', '-c', 'e2e', reporter, ...tests]);
});

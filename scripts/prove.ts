/**
 * `npm run prove`: runs the tests of sketches and packages that have changed, and records which of them
 * passed.
 */
import { readdirSync } from 'node:fs';
import { modulesOf } from './proofs/modules';
import { provenPackages } from './proofs/packagesFingerprint';
import { main, run } from './run.js';
import { provideTestEnvironment } from './testEnvironment.js';

await main(async () => {
  const env = await provideTestEnvironment();
  // A record says of the sources that they passed, so what is tested must be made of these.
  run('npm', ['run', 'build'], { env });
  for (const folder of provenPackages) {
    const command = ['tsx', 'scripts/proofs/suite.ts', folder, '--record', '--reporter=dot'];
    run('npx', command, { env });
  }
  const reporter = '--reporter=dot,./scripts/proofs/reporter.ts';
  run('npx', ['playwright', 'test', '-c', 'e2e', reporter, ...(await provenFiles())], { env });
});

/** The test files that read records. */
async function provenFiles(): Promise<string[]> {
  const names = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const modules = await modulesOf(names.map((name) => `e2e/${name}`));
  return [...modules].flatMap(([file, all]) => (all.has('scripts/proofs/proven.ts') ? [file] : []));
}

/**
 * Runs the browser tests of a package, unless all of them passed and nothing of the packages has
 * changed since: `tsx scripts/proofs/suite.ts packages/p5.asciify`, followed by options of Playwright.
 * `--record` records that they passed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { main, run } from '../run.js';
import { fingerprintOf } from './fingerprint';
import { packagesFingerprint } from './packagesFingerprint';
import { ignoresProofs } from './proven';
import { formatRecords, parseRecords, recordsOf, type Records } from './records';

const recordOption = '--record';
const file = recordsOf('packages.spec.ts');

await main(async () => {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined) {
    throw new Error('suite.ts: expected the folder of a package, such as packages/p5.asciify.');
  }
  const records = await readRecords();
  const suite = fingerprintOf(folder);
  if (records.tests.has(suite) && !ignoresProofs(process.env)) {
    console.log(`Skipped: they passed, and nothing of the packages has changed since (${file}).`);
    return;
  }
  const forPlaywright = options.filter((option) => option !== recordOption);
  run('npx', ['playwright', 'test', '-c', folder, ...forPlaywright]);
  if (!options.includes(recordOption)) return;
  const tests = new Map([...records.tests, [suite, folder]]);
  writeFileSync(file, formatRecords({ ...records, tests }));
});

/** The suites that passed with the packages as they are. */
async function readRecords(): Promise<Records> {
  const machinery = await packagesFingerprint();
  const none = { machinery, tests: new Map<string, string>() };
  if (!existsSync(file)) return none;
  const records = parseRecords(readFileSync(file, 'utf8'), file);
  return records.machinery === machinery ? records : none;
}

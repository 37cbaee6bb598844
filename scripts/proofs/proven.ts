import { existsSync, readFileSync } from 'node:fs';
import { machineryOf } from './fingerprint';
import { parseRecords, recordsOf } from './records';

/**
 * The fingerprints of the tests that passed with the code as it is, with their titles.
 *
 * @param path The path of the test file.
 * @throws Error when its records are malformed.
 */
export async function readProven(path: string): Promise<ReadonlyMap<string, string>> {
  const none = new Map<string, string>();
  const file = recordsOf(path);
  if (ignoresProofs(process.env) || !existsSync(file)) return none;
  const { machinery, tests } = parseRecords(readFileSync(file, 'utf8'), file);
  return machinery === (await machineryOf(path)) ? tests : none;
}

/** @throws Error when `PROOFS` is set to anything but `ignore`. */
export function ignoresProofs({ PROOFS }: NodeJS.ProcessEnv): boolean {
  if (PROOFS === undefined || PROOFS === '') return false;
  if (PROOFS === 'ignore') return true;
  throw new Error(
    `PROOFS: expected "ignore", which runs all tests of sketches, or nothing, got "${PROOFS}".`,
  );
}

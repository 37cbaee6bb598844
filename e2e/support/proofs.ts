/**
 * Tests of sketches take most of the time of a run, and hardly a change concerns more than a few
 * sketches. So each has a fingerprint of all that it depends on: the sketch, what is expected of it,
 * the code of the test, the library, p5.js. `e2e/proofs` keeps the fingerprints of those that passed.
 * They are skipped until something of it changes.
 *
 * `npm run prove` runs the others and records them; `PROOFS=ignore npm test` runs all of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestDetails } from '@playwright/test';
import { fingerprintOf, machineryOf } from '../../scripts/proofs/fingerprint';
import { annotationType, parseRecords, recordsOf } from '../../scripts/proofs/records';
import type { SketchPage } from '../../scripts/sketches/openSketch';
import { test } from './sketchPage';

/** A test that need not run if it has passed before. */
interface ProvenTest {
  /** Playwright's `test`, or `test.skip`. */
  test: (
    title: string,
    details: TestDetails,
    body: (fixtures: { sketchPage: SketchPage }) => Promise<void>,
  ) => void;
  details: TestDetails;
}

/**
 * Reads the records of a test file.
 *
 * @param testFile Its `import.meta.url`.
 * @returns A function that is given all that makes a test another one than its neighbours in the file,
 *   and says how to declare it.
 */
export async function readProofs(
  testFile: string,
): Promise<(...inputs: readonly unknown[]) => ProvenTest> {
  const proven = await readProven(fileURLToPath(testFile));
  return (...inputs) => {
    const fingerprint = fingerprintOf(...inputs);
    return {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- It does not use `this`.
      test: proven.has(fingerprint) ? test.skip : test,
      details: { annotation: { type: annotationType, description: fingerprint } },
    };
  };
}

/** The fingerprints of the tests that passed with the code as it is. */
async function readProven(path: string): Promise<ReadonlyMap<string, string>> {
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

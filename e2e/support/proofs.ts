/**
 * Tests of sketches take most of the time of a run, and hardly a change concerns more than a few
 * sketches. So each has a fingerprint of all that it depends on: the sketch, what is expected of it,
 * the code of the test, the library, p5.js. `e2e/proofs` keeps the fingerprints of those that passed.
 * They are skipped until something of it changes.
 *
 * `npm run prove` runs the others and records them; `PROOFS=ignore npm test` runs all of them.
 */
import { fileURLToPath } from 'node:url';
import type { TestDetails } from '@playwright/test';
import { fingerprintOf } from '../../scripts/proofs/fingerprint';
import { readProven } from '../../scripts/proofs/proven';
import { annotationType } from '../../scripts/proofs/records';
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
      // oxlint-disable-next-line typescript/unbound-method -- It does not use `this`.
      test: proven.has(fingerprint) ? test.skip : test,
      details: { annotation: { type: annotationType, description: fingerprint } },
    };
  };
}

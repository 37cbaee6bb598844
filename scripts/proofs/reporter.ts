/** Records the tests that passed in a run of `npm run prove`, and those that had passed before. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { machineryOf } from './fingerprint';
import { annotationType, formatRecords, recordsOf } from './records';

class ProofReporter implements Reporter {
  /** For each test file, the titles of the tests that are proven, by their fingerprints. */
  readonly #proven = new Map<string, Map<string, string>>();

  onTestEnd({ annotations, location, title }: TestCase, { status }: TestResult): void {
    const proof = annotations.find(({ type }) => type === annotationType);
    if (proof?.description === undefined) return;
    if (status !== 'passed' && status !== 'skipped') return;
    const tests = this.#proven.get(location.file) ?? new Map<string, string>();
    this.#proven.set(location.file, tests.set(proof.description, title));
  }

  async onEnd({ status }: FullResult): Promise<void> {
    // A run that was ended early knows nothing of the tests that were to come.
    if (status === 'interrupted' || status === 'timedout') return;
    for (const [testFile, tests] of this.#proven) {
      const file = recordsOf(testFile);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, formatRecords({ machinery: await machineryOf(testFile), tests }));
      console.log(`${file}: ${tests.size} tests.`);
    }
  }
}

export default ProofReporter;

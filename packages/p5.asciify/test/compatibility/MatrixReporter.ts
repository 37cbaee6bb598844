import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What one row of the matrix came to on one release. */
export interface Result {
  readonly release: string;
  readonly row: string;
  /** Undefined if the test ended before it knew. */
  readonly verdict: string | undefined;
}

/**
 * A reporter of Playwright that keeps what the rows of the matrix came to, as JSON in the file that
 * `MATRIX_RESULTS` names.
 */
export default class MatrixReporter implements Reporter {
  readonly #results: Result[] = [];

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const release = test.parent.project()?.name.replace('release ', '');
    if (release === undefined) return;
    const verdict = annotations.find(({ type }) => type === 'verdict')?.description;
    this.#results.push({ release, row: test.title, verdict });
  }

  onEnd(): void {
    const file = process.env['MATRIX_RESULTS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#results));
  }

  printsToStdio(): boolean {
    return false;
  }
}

import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as v from 'valibot';

/** What rows of the matrix came to on releases. A test that ended early knows no verdict. */
export const resultsSchema = v.array(
  v.object({
    release: v.string(),
    row: v.string(),
    verdict: v.optional(v.picklist(['yes', 'no', 'p5'])),
  }),
);
export type Result = v.InferOutput<typeof resultsSchema>[number];

/**
 * A reporter of Playwright that keeps what the rows of the matrix came to, as JSON in the file that
 * `MATRIX_RESULTS` names.
 */
export default class MatrixReporter implements Reporter {
  readonly #results: unknown[] = [];

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const release = test.parent.project()?.name.replace('release ', '');
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

/** Says at the end of `npm test` how many tests ran only because nobody has recorded that they pass. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { annotationType } from './records';

class UnprovenReporter implements Reporter {
  #unproven = 0;

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status === 'passed' && annotations.some(({ type }) => type === annotationType)) {
      this.#unproven += 1;
    }
  }

  onEnd(): void {
    if (this.#unproven === 0) return;
    console.log(
      `${this.#unproven} tests passed that would be skipped, had "npm run prove" recorded them.`,
    );
  }
}

export default UnprovenReporter;

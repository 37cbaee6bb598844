import { defineConfig } from '@playwright/test';
import consumers from '../playwright.config';

// Next.js would report what is built, and on which machine, to its maker.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';

export default defineConfig(consumers, {
  testDir: '.',
  testMatch: '*.online.ts',
  globalSetup: '../support/packPackages.ts',
  outputDir: '../../test-results/next',
  // Next.js is installed first.
  timeout: 600_000,
  expect: { timeout: 60_000 },
});

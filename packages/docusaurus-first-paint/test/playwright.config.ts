import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.js';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/first-paint',
  globalSetup: './buildSites.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  retries: 0,
  use: { launchOptions: launchOptions() },
});

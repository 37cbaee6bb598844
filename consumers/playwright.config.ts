import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.js';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/packPackages.ts',
  outputDir: '../test-results/consumers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: 'list',
  // Compilers and bundlers take seconds, and more on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: launchOptions({ antialias: false, shortVisits: true }) },
});

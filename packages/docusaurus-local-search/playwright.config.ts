import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';

// Every worker process reads this file, too, and must get the same ports.
const port = (process.env['SITES_PORT'] ??= String(45000 + (process.pid % 5000) * 3));

export default defineConfig({
  testDir: 'test',
  outputDir: '../../test-results/search',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'npx tsx test/serveSites.ts',
    env: { SITES_PORT: port },
    url: `http://127.0.0.1:${Number(port) + 2}/garden/`,
    timeout: 180_000,
  },
});

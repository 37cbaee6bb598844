import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { testPort } from '../../scripts/testPort.js';

const port = testPort('search', 'SITES_PORT');

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

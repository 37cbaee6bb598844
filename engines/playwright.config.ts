import { defineConfig } from '@playwright/test';

// Workers read this file too and must agree on the port.
const port = (process.env.E2E_PORT ??= String(20000 + (process.pid % 20000)));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/engines',
  // An engine a worker: starting one takes longer than all its tests.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    cwd: new URL('..', import.meta.url).pathname,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
  },
});

import { defineConfig } from '@playwright/test';
import { testPort } from '../scripts/testPort.js';

const port = testPort('engines', 'E2E_PORT');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/engines',
  // One worker: each would start engines of its own, which takes longer than all their tests.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  retries: 0,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    cwd: new URL('..', import.meta.url).pathname,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
  },
});

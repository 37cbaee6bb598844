import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.js';
import { testPort } from '../scripts/testPort.js';

const port = testPort('site', 'E2E_PORT');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/site',
  fullyParallel: true,
  // One more than the processors of a small machine: a test that waits leaves them to the others.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long timeouts for busy machines, and no second try: it would hide a fault that readers can meet.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Where motion is welcome the examples on a page start by themselves, and a lit one takes all of
    // a processor. What is about motion asks for it: `inMotion` in support/page.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions({ antialias: false, shortVisits: true }),
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    cwd: new URL('..', import.meta.url).pathname,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
  },
});

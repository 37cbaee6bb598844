import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { P5_VERSIONS } from '../p5.asciify/test/p5Versions';
import type { HarnessOptions } from '../p5.asciify/test/browser/harness/test';

export default defineConfig<HarnessOptions>({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  // The plugin is built anew, which takes a second; the library has to be built before.
  globalSetup: './test/browser/buildPlugin.ts',
  outputDir: '../../test-results/shape',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions({ antialias: false, shortVisits: true }),
  },
  // How near it comes does not depend on the version of p5, and takes its time.
  projects: P5_VERSIONS.map((version) => ({
    name: `p5 ${version}`,
    use: { p5: version },
    testIgnore: version === '1.11' ? [] : '**/quality.spec.ts',
  })),
});

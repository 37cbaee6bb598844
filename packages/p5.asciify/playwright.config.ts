import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { BOUNDARY_RELEASES, majorOf, versionOf } from './test/p5Releases';
import { P5_VERSIONS } from './test/p5Versions';
import type { HarnessOptions } from './test/browser/harness/test';

export default defineConfig<HarnessOptions>({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/library',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions({ antialias: false, shortVisits: true }),
  },
  projects: [
    // Every test runs on every version of p5: the grids must not depend on it.
    ...P5_VERSIONS.map((version) => ({
      name: `p5 ${version}`,
      testIgnore: 'releases/**',
      use: { p5: version },
    })),
    ...BOUNDARY_RELEASES.map((release) => ({
      name: `release ${release}`,
      testMatch: 'releases/**/*.spec.ts',
      grep: new RegExp(`@p5-${majorOf(release)}`),
      use: { p5: versionOf(release), release },
    })),
  ],
});

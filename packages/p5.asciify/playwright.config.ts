import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { readWithP5 } from './test/compatibility/withP5';
import { BOUNDARY_RELEASES, versionOf } from './test/p5Releases';
import { majorOf } from './test/releaseNumbers';
import { P5_VERSIONS } from './test/p5Versions';
import type { HarnessOptions } from './test/browser/harness/test';

const MATRIX = 'releases/**/*.spec.ts';
const CORPUS = 'corpus.spec.ts';

const asked = await readWithP5(process.env['WITH_P5']);

/** A project for one release. Rows of the matrix may be about the other major version. */
const projectOf = (release: string, testMatch: string[]) => ({
  name: `release ${release}`,
  testMatch,
  grepInvert: new RegExp(`@only-p5-${3 - majorOf(release)}`),
  use: { p5: versionOf(release), release },
});

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
  projects: asked
    ? asked.map((release) => projectOf(release, [MATRIX, CORPUS]))
    : [
        // Every test runs on every version of p5: the grids must not depend on it.
        ...P5_VERSIONS.map((version) => ({
          name: `p5 ${version}`,
          testIgnore: MATRIX,
          use: { p5: version },
        })),
        ...BOUNDARY_RELEASES.map((release) => projectOf(release, [MATRIX])),
      ],
});

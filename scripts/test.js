/** `npm test`: installs what is missing, a browser included, and runs everything. */
import { delimiter } from 'node:path';
import { provideHeadlessShell } from './headlessShell.js';
import { ensureBrowser } from './installBrowser.js';
import { ensureInstalled } from './install.js';
import { main } from './run.js';
import { runPhases } from './steps.js';
import { countResults, readTimes, removeReports, reportFile } from './testReports.js';
import { describeSlowest } from './testTimes.js';

/**
 * @param {string} name
 * @param {string} folder Where the tests have their `playwright.config.ts`.
 * @param {Parameters<typeof reportFile>[0]} report
 * @param {string} [reporter] What is printed meanwhile.
 * @returns {import('./steps.js').Step}
 */
const browserTests = (name, folder, report, reporter = 'dot') => ({
  name,
  command: ['npx', 'playwright', 'test', '-c', folder, `--reporter=${reporter},json`],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report) },
});

/**
 * As `browserTests`, for a package whose tests are skipped while nothing of it changes.
 *
 * @param {string} name
 * @param {string} folder
 * @param {Parameters<typeof reportFile>[0]} report
 * @returns {import('./steps.js').Step}
 */
const provenTests = (name, folder, report) => ({
  ...browserTests(name, folder, report),
  command: ['npx', 'tsx', 'scripts/proofs/suite.ts', folder, '--reporter=dot,json'],
});

/**
 * @param {string} name
 * @param {string} project Which of the projects in `vitest.config.ts`; `!` stands for all others.
 * @param {Parameters<typeof reportFile>[0]} report
 * @returns {import('./steps.js').Step}
 */
const unitTests = (name, project, report) => ({
  name,
  command: [
    ...['npx', 'vitest', 'run', `--project=${project}`, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile(report)}`,
  ],
});

/**
 * Most steps leave some time of the processors unused, so two lanes of them run side by side. The tests
 * of the library and of the site keep all processors busy, and run alone.
 *
 * @type {import('./steps.js').Step[][][]}
 */
const phases = [
  [
    [
      { name: 'build', command: ['npm', 'run', 'build'] },
      unitTests('unit tests', '!builds', 'unit'),
    ],
    [
      { name: 'prose', command: ['npm', 'run', 'prose'] },
      { name: 'lint', command: ['npm', 'run', 'lint:sources'] },
      // The types of other packages read what the other lane has built by now.
      { name: 'lint with types', command: ['npm', 'run', 'lint:types'] },
      { name: 'types', command: ['npm', 'run', 'types'] },
      unitTests('unit tests of what builds report', 'builds', 'builds'),
      browserTests('search in another site', 'packages/docusaurus-local-search', 'search'),
    ],
  ],
  [
    [
      // The plain build writes `.docusaurus` anew, whose types the steps above read. It comes before the
      // tests of the site, whose builds with other settings write another API reference.
      {
        name: 'main paths without first paint',
        command: ['npm', 'run', 'test:plain', '--', '--reporter=dot,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('plain') },
      },
    ],
    [
      { name: 'format', command: ['npm', 'run', 'format'] },
      browserTests('main paths in other engines', 'engines', 'engines', 'list'),
      browserTests(
        'stock site with and without first paint',
        'packages/docusaurus-first-paint/test',
        'first-paint',
      ),
    ],
  ],
  [
    [
      provenTests('library in the browser', 'packages/p5.asciify', 'library'),
      provenTests('shape renderer in the browser', 'packages/p5.asciify-shape', 'shape'),
      browserTests('site in the browser', 'e2e', 'site'),
    ],
  ],
];

await main(async () => {
  ensureInstalled();
  await ensureBrowser();
  removeReports();
  const shell = provideHeadlessShell();
  const { failed, times } = await runPhases(phases, {
    // A broken link fails the build instead of only being a warning.
    CI: 'true',
    ...(shell ? { PATH: [shell, process.env['PATH']].join(delimiter) } : {}),
  });
  console.log(`\n== times ==\n${times}\n${describeSlowest(readTimes())}\n`);

  const { passed, flaky, failed: failedTests, skipped } = countResults();
  for (const name of failed) console.log(`Failed: ${name}`);
  const asides = [flaky ? `${flaky} at a second try` : '', skipped ? `${skipped} skipped` : ''];
  console.log(
    `\n${[`${passed} passed`, `${failedTests} failed`, ...asides.filter(Boolean)].join(', ')}`,
  );
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
});

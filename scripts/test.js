/** `npm test`: installs what is missing, a browser included, and runs everything. */
import { performance } from 'node:perf_hooks';
import { main } from './run.js';
import { describeSteps, runSteps } from './steps.js';
import { provideTestEnvironment } from './testEnvironment.js';
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
 * Most of these leave some time of the processors unused, so two run side by side. Short ones come last,
 * since a long one would then end alone.
 *
 * @type {import('./steps.js').Step[]}
 */
const sideBySide = [
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'prose', command: ['npm', 'run', 'prose'] },
  { name: 'lint', command: ['npm', 'run', 'lint:sources'] },
  { name: 'format', command: ['npm', 'run', 'format'] },
  // Types, and some of the unit tests, are of what was built.
  { name: 'lint with types', command: ['npm', 'run', 'lint:types'], after: ['build'] },
  { name: 'types', command: ['npm', 'run', 'types'], after: ['build'] },
  { ...unitTests('unit tests', '!builds', 'unit'), after: ['build'] },
  {
    // The plain build writes `.docusaurus` anew, whose types the steps before it read. It ends before the
    // tests of the site, whose builds with other settings write another API reference.
    name: 'main paths without first paint',
    command: ['npm', 'run', 'test:plain', '--', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('plain') },
    after: ['build', 'lint with types', 'types'],
  },
  { ...unitTests('unit tests of what builds report', 'builds', 'builds'), after: ['build'] },
  browserTests('search in another site', 'packages/docusaurus-local-search', 'search'),
  browserTests(
    'stock site with and without first paint',
    'packages/docusaurus-first-paint/test',
    'first-paint',
  ),
  { ...browserTests('packages in other projects', 'consumers', 'consumers'), after: ['build'] },
  {
    ...browserTests('main paths in other engines', 'engines', 'engines', 'list'),
    after: ['build'],
  },
];

/** The tests of the library and of the site keep all processors busy, and run alone. */
const alone = [
  provenTests('library in the browser', 'packages/p5.asciify', 'library'),
  provenTests('shape renderer in the browser', 'packages/p5.asciify-shape', 'shape'),
  browserTests('site in the browser', 'e2e', 'site', 'dot,./scripts/proofs/unproven.ts'),
];

await main(async () => {
  const environment = await provideTestEnvironment();
  removeReports();
  const start = performance.now();
  const results = [
    ...(await runSteps(sideBySide, { atOnce: 2, environment })),
    ...(await runSteps(alone, { environment })),
  ];
  const times = describeSteps(results, performance.now() - start);
  console.log(`\n== times ==\n${times}\n${describeSlowest(readTimes())}`);

  const { passed, flaky, failed: failedTests, skipped } = countResults();
  const asides = [flaky ? `${flaky} at a second try` : '', skipped ? `${skipped} skipped` : ''];
  console.log(
    `\n${[`${passed} passed`, `${failedTests} failed`, ...asides.filter(Boolean)].join(', ')}`,
  );
  const hasFailed = results.some((step) => step.hasFailed);
  if (hasFailed || passed === 0) process.exitCode = 1;
});

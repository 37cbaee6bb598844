/** `npm test`: installs what is missing, a browser included, and runs everything. */
import { performance } from 'node:perf_hooks';
import { ensureBrowser } from './installBrowser.js';
import { ensureInstalled } from './install.js';
import { collectRun, main, tryRun } from './run.js';
import { countResults, readTimes, removeReports, reportFile } from './testReports.js';
import { describeSlowest, describeTime } from './testTimes.js';

/**
 * A command of `npm test`.
 *
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Step
 */

/**
 * @param {string} name
 * @param {string} folder Where the tests have their `playwright.config.ts`.
 * @param {Parameters<typeof reportFile>[0]} report
 * @param {string} [reporter] What is printed meanwhile.
 * @returns {Step}
 */
const browserTests = (name, folder, report, reporter = 'dot') => ({
  name,
  command: ['npx', 'playwright', 'test', '-c', folder, `--reporter=${reporter},json`],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report) },
});

/**
 * Each phase has one lane or two; the steps of a lane run one after the other, and the lanes side by
 * side. What needs one processor shares its time with another such step; tests that run in two
 * browsers have a phase of their own.
 *
 * Every step runs even if an earlier one failed, so that one run shows all that is wrong.
 *
 * @type {Step[][][]}
 */
const phases = [
  [
    [
      { name: 'build', command: ['npm', 'run', 'build'] },
      { name: 'types', command: ['npm', 'run', 'types'] },
    ],
    [
      { name: 'format', command: ['npm', 'run', 'format'] },
      { name: 'lint', command: ['npm', 'run', 'lint'] },
      { name: 'prose', command: ['npm', 'run', 'prose'] },
    ],
  ],
  [
    [
      {
        name: 'unit tests',
        command: [
          ...['npx', 'vitest', 'run', '--reporter=default', '--reporter=json'],
          `--outputFile.json=${reportFile('unit')}`,
        ],
      },
    ],
  ],
  [
    [
      browserTests('library in the browser', 'packages/p5.asciify', 'library'),
      browserTests('shape renderer in the browser', 'packages/p5.asciify-shape', 'shape'),
    ],
  ],
  [[browserTests('site in the browser', 'e2e', 'site')]],
  [
    [browserTests('main paths in other engines', 'engines', 'engines', 'list')],
    [
      browserTests(
        'stock site with and without first paint',
        'packages/docusaurus-first-paint/test',
        'first-paint',
      ),
      browserTests('search in another site', 'packages/docusaurus-local-search', 'search'),
    ],
  ],
  [
    [
      {
        name: 'main paths without first paint',
        command: ['npm', 'run', 'test:plain', '--', '--reporter=dot,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('plain') },
      },
    ],
  ],
];

/**
 * Runs the steps of a lane.
 *
 * @param {Step[]} lane
 * @param {Record<string, string>} environment
 * @param {boolean} isAlone Whether no other lane prints at the same time.
 * @returns {Promise<{ name: string, time: number, hasFailed: boolean }[]>}
 */
async function runLane(lane, environment, isAlone) {
  const results = [];
  for (const { name, command, env } of lane) {
    const [program = '', ...args] = command;
    const options = { env: { ...environment, ...env } };
    const heading = `\n== ${name} ==`;
    const start = performance.now();
    let status;
    if (isAlone) {
      console.log(heading);
      status = tryRun(program, args, options);
    } else {
      const collected = await collectRun(program, args, options);
      console.log(`${heading}\n${collected.output}`);
      status = collected.status;
    }
    results.push({ name, time: performance.now() - start, hasFailed: status !== 0 });
  }
  return results;
}

await main(async () => {
  ensureInstalled();
  await ensureBrowser();
  removeReports();
  // With CI set, a broken link fails the build instead of only being a warning.
  const environment = { CI: 'true' };
  const start = performance.now();
  const results = [];
  for (const lanes of phases) {
    const isAlone = lanes.length === 1;
    const done = await Promise.all(lanes.map((lane) => runLane(lane, environment, isAlone)));
    results.push(...done.flat());
  }
  const times = results.map(({ name, time }) => `${describeTime(time).padStart(9)}  ${name}`);
  times.push(`${describeTime(performance.now() - start).padStart(9)}  all together`);
  console.log(`\n== times ==\n${times.join('\n')}\n${describeSlowest(readTimes())}\n`);

  const { passed, flaky, failed: failedTests, skipped } = countResults();
  const failed = results.filter(({ hasFailed }) => hasFailed);
  for (const { name } of failed) console.log(`Failed: ${name}`);
  const asides = [flaky ? `${flaky} at a second try` : '', skipped ? `${skipped} skipped` : ''];
  console.log(
    `\n${[`${passed} passed`, `${failedTests} failed`, ...asides.filter(Boolean)].join(', ')}`,
  );
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
});

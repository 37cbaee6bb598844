/** `npm test`: installs what is missing, a browser included, and runs everything. */
import { performance } from 'node:perf_hooks';
import { ensureBrowser } from './installBrowser.js';
import { ensureInstalled } from './install.js';
import { main, tryRun } from './run.js';
import { countResults, readTimes, removeReports, reportFile } from './testReports.js';
import { describeSlowest, describeTime } from './testTimes.js';

/** Every step runs even if an earlier one failed, so that one run shows all that is wrong. */
const steps = [
  { name: 'format', command: ['npm', 'run', 'format'] },
  { name: 'lint', command: ['npm', 'run', 'lint'] },
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'types', command: ['npm', 'run', 'types'] },
  {
    name: 'unit tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile('unit')}`,
    ],
  },
  {
    name: 'library in the browser',
    command: ['npx', 'playwright', 'test', '-c', 'packages/p5.asciify', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('library') },
  },
  {
    name: 'search in another site',
    command: [
      ...['npx', 'playwright', 'test', '-c', 'packages/docusaurus-local-search'],
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('search') },
  },
  {
    name: 'site in the browser',
    command: ['npx', 'playwright', 'test', '-c', 'e2e', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('site') },
  },
  {
    name: 'stock site with and without first paint',
    command: [
      ...['npx', 'playwright', 'test', '-c', 'packages/docusaurus-first-paint/test'],
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('first-paint') },
  },
  {
    name: 'main paths without first paint',
    command: ['npm', 'run', 'test:plain', '--', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('plain') },
  },
  {
    name: 'main paths in other engines',
    command: ['npx', 'playwright', 'test', '-c', 'engines', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('engines') },
  },
];

await main(async () => {
  ensureInstalled();
  const chromium = await ensureBrowser();
  removeReports();
  // With CI set, a broken link fails the build instead of only being a warning.
  const environment = { CI: 'true', CHROMIUM_PATH: chromium };
  /** @type {string[]} */
  const times = [];
  const failed = steps.filter(({ name, command: [program = '', ...args], env }) => {
    console.log(`\n== ${name} ==`);
    const start = performance.now();
    const hasFailed = tryRun(program, args, { env: { ...environment, ...env } }) !== 0;
    times.push(`${describeTime(performance.now() - start).padStart(9)}  ${name}`);
    return hasFailed;
  });

  console.log(`\n== times ==\n${times.join('\n')}\n${describeSlowest(readTimes())}\n`);

  const { passed, flaky, failed: failedTests, skipped } = countResults();
  for (const { name } of failed) console.log(`Failed: ${name}`);
  const asides = [flaky ? `${flaky} at a second try` : '', skipped ? `${skipped} skipped` : ''];
  console.log(
    `\n${[`${passed} passed`, `${failedTests} failed`, ...asides.filter(Boolean)].join(', ')}`,
  );
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
});

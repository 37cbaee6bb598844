/**
 * `npm run check`: everything that needs no browser, for an answer before a commit.
 *
 * Prettier, ESLint and the spelling look only at files that have changed. What depends on types may
 * concern others, too, and is checked in all.
 */
import { performance } from 'node:perf_hooks';
import { main } from './run.js';
import { describeSteps, runSteps } from './steps.js';

/** @param {string} tool */
const cache = (tool) => [
  ...['--', '--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `node_modules/.cache/${tool}/`],
];

/** @param {string} name @param {string} workspace */
const build = (name, workspace) => ({ name, command: ['npm', 'run', 'build', '-w', workspace] });

/** @param {string} name */
const script = (name) => ({ name, command: ['npm', 'run', name] });

/** @param {string} name @param {string} project Of `vitest.config.ts`; `!` stands for all others. */
const unitTests = (name, project) => ({
  name,
  command: ['npm', 'run', 'test:unit', '--', `--project=${project}`],
});

const builds = [
  build('library', 'p5.asciify'),
  { ...build('shape renderer', 'p5.asciify-shape'), after: ['library'] },
];

/**
 * A step that reads what is built: types, or tests of other packages.
 *
 * @param {import('./steps.js').Step} step
 */
const afterBuilds = (step) => ({ ...step, after: builds.map(({ name }) => name) });

const steps = [
  ...builds,
  { name: 'lint', command: ['npm', 'run', 'lint:sources', ...cache('eslint')] },
  afterBuilds(unitTests('unit tests', '!builds')),
  { name: 'spelling', command: ['npm', 'run', 'prose:spelling', ...cache('cspell')] },
  ...['lint:types', 'types'].map(script).map(afterBuilds),
  ...['format', 'prose:words'].map(script),
  afterBuilds(unitTests('unit tests of what builds report', 'builds')),
];

await main(async () => {
  const start = performance.now();
  const results = await runSteps(steps, { atOnce: 2 });
  console.log(`\n${describeSteps(results, performance.now() - start)}`);
  if (results.some(({ hasFailed }) => hasFailed)) process.exitCode = 1;
});

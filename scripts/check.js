/**
 * `npm run check`: everything that needs no browser, for an answer before a commit.
 *
 * Prettier, ESLint and the spelling look only at files that have changed. What depends on types may
 * concern others, too, and is checked in all.
 */
import { main } from './run.js';
import { runPhases } from './steps.js';

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

await main(async () => {
  const { failed, times } = await runPhases([
    // The types and tests of other packages read what is built.
    [[build('library', 'p5.asciify'), build('shape renderer', 'p5.asciify-shape')]],
    [
      [
        { name: 'lint', command: ['npm', 'run', 'lint:sources', ...cache('eslint')] },
        { name: 'spelling', command: ['npm', 'run', 'prose:spelling', ...cache('cspell')] },
        ...['lint:types', 'format', 'prose:words', 'types'].map(script),
        unitTests('unit tests of what builds report', 'builds'),
      ],
      [unitTests('unit tests', '!builds')],
    ],
  ]);
  console.log(`\n${times}`);
  for (const name of failed) console.log(`Failed: ${name}`);
  if (failed.length > 0) process.exitCode = 1;
});

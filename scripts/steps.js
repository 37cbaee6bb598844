/** Runs the steps of `npm test` and `npm run check`, some side by side, and times them. */
import { performance } from 'node:perf_hooks';
import { collectRun, tryRun } from './run.js';
import { describeTime } from './testTimes.js';

/**
 * A command.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env] Environment variables to add.
 * @property {string[]} [after] Names of earlier steps that have to end before this one begins.
 */

/** @typedef {{ name: string, time: number, hasFailed: boolean }} StepResult */

/**
 * Runs steps, in their order and several at once. A step that waits for another lets later ones go
 * first.
 *
 * Every step runs even if an earlier one failed, so that one run shows all that is wrong.
 *
 * @param {Step[]} steps
 * @param {object} [options]
 * @param {number} [options.atOnce] How many run side by side. What they print is then shown when they
 *   have ended.
 * @param {Record<string, string>} [options.environment] Environment variables to add.
 * @returns {Promise<StepResult[]>} In the order in which the steps ended.
 * @throws {Error} When steps wait for one that is not there, or for each other.
 */
export async function runSteps(steps, { atOnce = 1, environment = {} } = {}) {
  const waiting = [...steps];
  /** @type {StepResult[]} */
  const results = [];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isReady = (/** @type {Step} */ { after = [] }) =>
    after.every((needed) => results.some(({ name }) => name === needed));

  while (waiting.length > 0) {
    const next = running.size < atOnce ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const end = runStep(next, environment, atOnce === 1).then((result) => {
        results.push(result);
        running.delete(end);
      });
      running.add(end);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      const names = waiting.map(({ name, after }) => `"${name}" for ${after?.join(', ')}`);
      throw new Error(`steps wait for what never ends: ${names.join('; ')}`);
    }
  }
  await Promise.all(running);
  return results;
}

/**
 * @param {Step} step
 * @param {Record<string, string>} environment
 * @param {boolean} isAlone Whether no other step prints at the same time.
 * @returns {Promise<StepResult>}
 */
async function runStep({ name, command, env }, environment, isAlone) {
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
  return { name, time: performance.now() - start, hasFailed: status !== 0 };
}

/**
 * @param {StepResult[]} results
 * @param {number} time Milliseconds that all took together.
 * @returns {string} A table of the times, and the names of the steps that failed.
 */
export function describeSteps(results, time) {
  const rows = [...results, { name: 'all together', time }];
  const failed = results.filter(({ hasFailed }) => hasFailed);
  return [
    ...rows.map((row) => `${describeTime(row.time).padStart(9)}  ${row.name}`),
    ...failed.map(({ name }) => `Failed: ${name}`),
  ].join('\n');
}

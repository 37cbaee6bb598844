/** Runs the steps of `npm test` and `npm run check`, some side by side, and times them. */
import { performance } from 'node:perf_hooks';
import { collectRun, tryRun } from './run.js';
import { describeTime } from './testTimes.js';

/**
 * A command.
 *
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Step
 */

/**
 * @typedef {{ name: string, time: number, hasFailed: boolean }} StepResult
 */

/**
 * Runs the steps of a lane.
 *
 * @param {Step[]} lane
 * @param {Record<string, string>} environment
 * @param {boolean} isAlone Whether no other lane prints at the same time.
 * @returns {Promise<StepResult[]>}
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

/**
 * Runs phases one after the other. Each has one lane or two; the steps of a lane run one after the
 * other, and the lanes side by side.
 *
 * Every step runs even if an earlier one failed, so that one run shows all that is wrong.
 *
 * @param {Step[][][]} phases
 * @param {Record<string, string>} [environment] Environment variables to add.
 * @returns {Promise<{ failed: string[], times: string }>} The names of the steps that failed, and a
 *   table of the times.
 */
export async function runPhases(phases, environment = {}) {
  const start = performance.now();
  const results = [];
  for (const lanes of phases) {
    const isAlone = lanes.length === 1;
    const done = await Promise.all(lanes.map((lane) => runLane(lane, environment, isAlone)));
    results.push(...done.flat());
  }
  const all = { name: 'all together', time: performance.now() - start };
  const times = [...results, all].map(
    ({ name, time }) => `${describeTime(time).padStart(9)}  ${name}`,
  );
  return {
    failed: results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name),
    times: times.join('\n'),
  };
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeSteps, runSteps } from './steps.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * @param {string} name
 * @param {{ code?: string, after?: string[] }} [options] What the step runs, and what it waits for.
 * @returns {import('./steps.js').Step}
 */
const step = (name, { code = '', after } = {}) => ({
  name,
  command: [process.execPath, '-e', code],
  ...(after && { after }),
});

const names = (/** @type {{ name: string }[]} */ results) => results.map(({ name }) => name);

describe('steps side by side', () => {
  it('let later ones go first while one waits for another', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const steps = [step('first'), step('waits', { after: ['last'] }), step('last')];
    const results = await runSteps(steps, { atOnce: 2 });
    expect(names(results).indexOf('waits')).toBe(2);
  });

  it('are not more than they may be', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    vi.spyOn(console, 'log').mockReturnValue();
    // Each fails if more than two are running, itself included.
    const code = `
      const { mkdirSync, readdirSync, rmdirSync } = require('node:fs');
      process.chdir(${JSON.stringify(folder)});
      mkdirSync(String(process.pid));
      setTimeout(() => {
        if (readdirSync('.').length > 2) process.exit(1);
        rmdirSync(String(process.pid));
      }, 300);`;
    const steps = ['a', 'b', 'c', 'd'].map((name) => step(name, { code }));
    const results = await runSteps(steps, { atOnce: 2 });
    expect(results.filter(({ hasFailed }) => hasFailed)).toEqual([]);
  });

  it('all run, also after one that failed, and show what they printed', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const steps = [
      step('fails', { code: 'console.log("what is wrong"); process.exit(3)' }),
      step('goes on', { code: 'console.log(process.env.GREETING)', after: ['fails'] }),
    ];
    const results = await runSteps(steps, { atOnce: 2, environment: { GREETING: 'hello' } });
    expect(results.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
      ['fails', true],
      ['goes on', false],
    ]);
    expect(log.mock.calls.flat().join('\n')).toMatch(
      /== fails ==\nwhat is wrong\n[^]*== goes on ==\nhello/,
    );
  });

  it('must not wait for what never ends', async () => {
    const steps = [step('types', { after: ['biuld'] })];
    await expect(runSteps(steps, { atOnce: 2 })).rejects.toThrow(
      'steps wait for what never ends: "types" for biuld',
    );
  });
});

it('describes the times, and which steps failed', () => {
  const results = [
    { name: 'lint', time: 2_500, hasFailed: true },
    { name: 'build', time: 84_000, hasFailed: false },
  ];
  expect(describeSteps(results, 85_000)).toBe(
    ['    2.5 s  lint', ' 1:24 min  build', ' 1:25 min  all together', 'Failed: lint'].join('\n'),
  );
});

import { Buffer } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs a command with this terminal's input and output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] Environment variables to add.
 * @throws {Error} When the command fails.
 */
export function run(command, args, { env = {} } = {}) {
  const status = tryRun(command, args, { env });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed (${status}).`);
}

/**
 * As `run`, but reports failure as the exit status.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {number | string} The exit status, or why the command did not start or end by itself.
 */
export function tryRun(command, args, { env = {} } = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // On Windows npm and npx are batch files, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return status ?? signal ?? error?.message ?? 'unknown';
}

/**
 * As `tryRun`, but goes on meanwhile, and keeps what the command prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number | string, output: string }>}
 */
export function collectRun(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const printed = [];
    const end = (/** @type {number | string} */ status) =>
      resolve({ status, output: Buffer.concat(printed).toString() });
    child.stdout.on('data', (bytes) => printed.push(bytes));
    child.stderr.on('data', (bytes) => printed.push(bytes));
    child.on('error', ({ message }) => end(message));
    child.on('close', (status, signal) => end(status ?? signal ?? 'unknown'));
  });
}

/**
 * Ends the process with an error's message instead of its stack.
 *
 * @param {() => void | Promise<void>} task
 */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
